import type { Page } from '@playwright/test';
import { cutTexts } from '../support/cutTexts';
import { kindsOf } from '../support/extent';
import { still } from '../support/motion';
import { expect, test } from '../support/test';
import { field, fill, submit } from './steps';

test.use({ ...still, viewport: { width: 320, height: 720 } });

/** What is on the screen now can be read to its end. */
async function readable(page: Page, name: string): Promise<void> {
  await expect.soft(page.locator('[aria-busy="true"]'), name).toHaveCount(0);
  expect.soft(await cutTexts(page), name).toEqual([]);
}

/** The same with each tab of the screen in turn, and with what is wrong with an empty form. */
async function readableForm(page: Page, name: string): Promise<void> {
  const tabs = page.getByRole('main').getByRole('tab');
  for (let at = 0; at < Math.max(1, await tabs.count()); at += 1) {
    if ((await tabs.count()) > 0) await tabs.nth(at).click();
    await readable(page, `${name}, tab ${at}`);
    const button = page.getByRole('main').locator('form button[type="submit"]');
    if (await button.isDisabled()) continue;
    await button.click();
    await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
    await readable(page, `${name}, tab ${at}, refused`);
  }
}

/** What a button of the screen opens over it can be read to its end. */
async function readableSheet(page: Page, name: string, at: number): Promise<void> {
  await page.getByRole('main').getByRole('button').nth(at).click();
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog')), name).toBeVisible();
  await readable(page, name);
}

const forms = ['/m/login', '/m/register', '/m/forget', '/m/findPassword', '/m/findPassword#letter'];
const screens = ['/m/mine', '/m/devices', '/m/inviteFriends', '/m/webEmail', '/m/member/benefits'];
/** Screens with what lies over them: the question before signing out, payment password and bank card. */
const sheets = [
  ['/m/set', -1],
  ['/m/securityCenter', 1],
  ['/m/securityCenter', -1],
] as const;

/** Each merchant in its language with the longest words. */
const sites = [
  { merchant: 'amihanda', language: 'TY' },
  { merchant: 'corvalume', language: 'PT' },
] as const;

test('a word that ends in dots, below its box, or beside the screen is missed, one that scrolls is not', async ({
  page,
}) => {
  const box = 'width: 60px; white-space: nowrap;';
  await page.setContent(`<body style="margin: 0">
    <button style="${box} overflow: hidden; text-overflow: ellipsis">Ends in three dots</button>
    <label style="display: block; width: 60px; height: 20px; overflow: hidden">Goes on below its own box</label>
    <h1 style="margin: 0; white-space: nowrap">Leaves the screen of a phone to the right</h1>
    <p style="${box} overflow-x: auto">Can be scrolled to its end</p>
    <a href="/" style="${box} overflow: hidden">Fits</a>`);
  expect(await cutTexts(page)).toEqual([
    'Ends in three dots',
    'Goes on below its own box',
    'Leaves the screen of a phone to the right',
  ]);
});

// The longer words answer for all in `npm test`; `npm run verify` reads the others too.
for (const site of kindsOf(sites))
  test.describe(`${site.merchant} in ${site.language}`, () => {
    test.use(site);

    test('every word of a visitor’s account screens is there on 320 pixels', async ({
      page,
      open,
    }) => {
      test.slow(true, 'many screens');
      for (const address of forms) {
        await page.goto('/m/mine');
        await open(address);
        await readableForm(page, address);
      }
      await open('/m/login');
      await fill(page, { username: 'nobody_here', password: 'not-it-2026' });
      await submit(page);
      await expect(field(page, 'captcha')).toBeVisible();
      await readable(page, 'login with a captcha');
      await open('/m/mine');
      await readable(page, 'mine of a visitor');
    });

    test('every word of a member’s account screens is there on 320 pixels', async ({
      page,
      open,
      newMember,
      login,
    }) => {
      test.slow(true, 'many screens');
      await login(await newMember({ payout: true }));
      for (const address of ['/m/changePsw', '/m/feedback']) {
        await open(address);
        await readableForm(page, address);
      }
      for (const address of screens) {
        await open(address);
        await readable(page, address);
      }
      for (const [address, button] of sheets) {
        await open(address);
        await readable(page, address);
        await readableSheet(page, `what button ${button} of ${address} opens`, button);
      }
    });
  });
