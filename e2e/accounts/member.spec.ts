import type { Page } from '@playwright/test';
import { withoutPopups } from '../support/announcements';
import { isWhole } from '../support/extent';
import { forgetSession } from '../support/earlierVisit';
import { expect, settled, test } from '../support/test';
import { whereabouts } from './steps';

const always = ['Activities', 'Deposit', 'Withdraw', 'Security center', 'Referral link'];
const help = ['Online service', 'Download the app'];

/** Names of the entries in the member centre. */
async function entriesOf(page: Page): Promise<string[]> {
  const texts = await page.getByRole('main').locator('a, button').allInnerTexts();
  return texts.map((text) => text.split('\n')[0]?.trim() ?? '').filter((text) => text !== '');
}

const centres = [
  {
    merchant: 'amihanda',
    look: 'sections of tiles',
    types: [1],
    sectioned: true,
    has: ['Home', 'Profit and loss', 'Reward center', 'Missions', 'News', 'Feedback'],
    lacks: ['Manual rebate', 'Rebate report', 'Superior transfer'],
  },
  {
    merchant: 'corvalume',
    look: 'one list',
    types: [2],
    sectioned: false,
    has: ['Manual rebate', 'Rebate report', 'Reward center', 'News'],
    lacks: ['Home', 'Profit and loss', 'Missions', 'Feedback', 'Superior transfer'],
  },
] as const;

for (const { merchant, look, types, sectioned, has, lacks } of centres) {
  test.describe(`the member centre of ${merchant}`, () => {
    test.use({ merchant });

    test(`is ${look}, and asks a visitor to log in at every touch [MINE-01, MINE-02, MINE-03, MINE-04, MINE-06, MINE-08, MINE-10]`, async ({
      page,
      open,
    }) => {
      await open('/m/mine');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Member center');
      const headings = page.getByRole('main').getByRole('heading', { level: 2 });
      await expect(headings.filter({ hasText: 'Records' })).toHaveCount(sectioned ? 1 : 0);
      const entries = await entriesOf(page);
      expect(entries).toEqual(expect.arrayContaining([...always, ...help, ...has]));
      for (const name of [...lacks, 'Agency center']) expect(entries).not.toContain(name);

      const popup = page.getByRole('dialog', { name: 'Please log in first' });
      for (const name of ['Settings', 'Log in or register', 'Deposit', 'Online service']) {
        await page.getByRole('main').getByRole('button', { name }).first().click();
        await expect(popup).toBeVisible();
        await popup.getByRole('button', { name: 'Close' }).click();
        await expect(popup).toBeHidden();
        expect(whereabouts(page)).toBe('/m/mine');
      }
      await page.getByRole('main').getByRole('button', { name: 'Withdraw', exact: true }).click();
      await popup.getByRole('link', { name: 'Log in' }).click();
      await expect.poll(() => whereabouts(page)).toBe('/m/login?returnTo=%2Fm%2Fwithdraw');
      await open('/m/member/home');
      await page.getByRole('button', { name: 'Back to home' }).click();
      await page.waitForURL('**/m/home');
    });

    for (const type of isWhole ? [0, 1, 2] : types) {
      test(`leads a member of type ${type} to a screen from every entry [MINE-03, MINE-05, MINE-06, MINE-07, ROUTE-03]`, async ({
        page,
        newMember,
        returnAs,
        open,
      }) => {
        test.slow(true, 'many screens');
        // Back closes an announcement over home first.
        await withoutPopups(page);
        await returnAs(await newMember({ type }));
        await open('/m/mine');
        const links = page.getByRole('main').getByRole('link');
        await expect(links.filter({ hasText: 'Withdraw' }).first()).toBeVisible();
        const hrefs = await links.evaluateAll((all) =>
          all.map((link) => link.getAttribute('href') ?? ''),
        );
        expect(hrefs.includes('/m/agent')).toBe(type !== 0);
        expect(hrefs.length).toBeGreaterThan(8);
        for (const href of new Set(hrefs)) {
          await page.locator(`main a[href="${href}"]`).first().click();
          await expect.poll(() => whereabouts(page)).toBe(href);
          const main = page.getByRole('main');
          await expect(main.locator('h1, h2, h3').first(), href).not.toBeEmpty();
          await expect(main.locator('[aria-busy="true"]'), href).toHaveCount(0);
          await expect(main, href).not.toContainText(/not found|did not work|went wrong/i);
          await page.goBack();
          await expect.poll(() => whereabouts(page)).toBe('/m/mine');
        }
      });
    }
  });
}

test.describe('a platform that offers little', () => {
  test.use({ platform: 'variant' });

  test('shows only what its flags allow, and inviting is a matter for the service [MINE-04, MINE-06, MINE-08, INV-01]', async ({
    page,
    newMember,
    returnAs,
    open,
    said,
  }) => {
    await returnAs(await newMember());
    await open('/m/mine');
    await expect(page.getByRole('link', { name: 'Withdraw', exact: true })).toBeVisible();
    // The platform's word on flags comes after the merchant's file.
    for (const name of ['Home', 'Missions', 'Deposit report', 'Feedback'])
      await expect.poll(() => entriesOf(page)).not.toContain(name);
    await page.getByRole('button', { name: 'Referral link' }).click();
    await expect.poll(() => said).toContain('Please contact customer service');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await open('/m/inviteFriends');
    await page.waitForURL('**/m/home');
  });
});

test('the picture is changed in the member centre and still there after a reload [MINE-11]', async ({
  page,
  newMember,
  returnAs,
  open,
}) => {
  await returnAs(await newMember());
  await open('/m/mine');
  await page.getByRole('button', { name: 'Change picture', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Choose your picture' });
  const changed = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('/headIcon'),
  );
  await sheet.getByRole('button', { name: 'Change picture 3' }).click();
  expect((await changed).headers()['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
  await expect(sheet).toBeHidden();
  await page.reload();
  await settled(page);
  await page.getByRole('button', { name: 'Change picture', exact: true }).click();
  await expect(sheet.getByRole('button', { name: 'Change picture 3' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('an invitation is a link, its QR code, and something to copy; it registers a friend [INV-01, ROUTE-12, REG-12]', async ({
  page,
  context,
  newMember,
  returnAs,
  open,
  said,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await returnAs(await newMember());
  await open('/m/inviteFriends');
  await expect(page.getByRole('img', { name: 'QR code of your invitation link' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect.poll(() => said).toContain('Copied');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await expect(page.getByText(link)).toBeVisible();
  await forgetSession(page);
  const { pathname, search } = new URL(link);
  await open(`${pathname}${search}`);
  await expect(page.getByText(/You were invited with the code/)).toBeVisible();
});
