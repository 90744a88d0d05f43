import type { Page } from '@playwright/test';
import { calls, expect, settled, strip, test, withdraw } from '../wallet/steps';
import { withoutPopups } from '../support/announcements';
import { chooseKinds } from '../support/extent';
import { password } from '../support/test';
import {
  holdAnswers,
  holds,
  noteShown,
  recordRequests,
  sleeper,
  tabAt,
  traces,
  typed,
} from './sharedPhone';
import { boxes, field, fill, sessionRecord, submit } from './steps';

async function logInHere(page: Page, account: string): Promise<void> {
  await page.goto('/m/login');
  await settled(page);
  await logInOn(page, account);
}

/** On the form that is there. */
async function logInOn(page: Page, account: string): Promise<void> {
  await fill(page, { username: account, password });
  await submit(page);
  await page.waitForURL(({ pathname }) => pathname !== '/m/login');
}

async function signOut(page: Page): Promise<void> {
  await page.goto('/m/set');
  await settled(page);
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL('**/m/home');
}

/** As when it ran out, or was ended on another device: no page of this browser knows. */
async function endAtPlatform(page: Page): Promise<void> {
  const { token, merchantCode } = (await sessionRecord(page)) as Record<string, string>;
  const headers = { Authorization: `Bearer ${token}`, Merchant: merchantCode ?? '' };
  const ended = await page.request.delete('/wps/session/logout', { headers });
  expect(ended.ok()).toBe(true);
}

async function tokenOf(page: Page): Promise<string> {
  return ((await sessionRecord(page)) as { token: string }).token;
}

// The worker's cache must not hold the first member's data either.
test.use({ serviceWorkers: 'allow' });

/** How the second member comes to the phone, in a tab of the first in which answers to the first are on their way. */
const ways = {
  'after a logout': async (page: Page, account: string) => {
    await signOut(page);
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
    await logInOn(page, account);
  },
  'as the first’s session ended': async (page: Page, account: string) => {
    await endAtPlatform(page);
    await page.goto('/m/securityCenter');
    await page.waitForURL('**/m/login?**');
    await settled(page);
    await logInOn(page, account);
  },
};

// The way that the platform took answers for both in `npm test`.
for (const [way, come] of chooseKinds(Object.entries(ways), 1))
  test(`two members of one phone meet nothing of each other, the second come ${way} [SESS-04]`, async ({
    page,
    context,
    line,
    newMember,
  }) => {
    const ana = await newMember({ balance: 7531, payout: true });
    const ben = await newMember({ balance: 2468 });
    await withoutPopups(page);
    // A step that takes longer fails where it stands, not at the end.
    context.setDefaultTimeout(20_000);

    // Ana has money, a withdrawal whose answer was lost, and something typed in each tab.
    await logInHere(page, ana.account);
    line.spoil(calls.withdraw, 'cut');
    line.spoil('GLS2_intent', 'swallow', 100);
    await withdraw(page, 1357);
    await expect(strip(page)).toContainText('₱1,357.00');
    const anas = [ana.account, ana.mobile, ana.email, await tokenOf(page), 'of-ana-alone'];
    anas.push('7,531', '6,174', '1,357', '7531', '6174', '1357');
    await page.goto('/m/changePsw');
    await expect(field(page, 'newPassword')).toBeVisible();
    await expect(boxes(page, 'oldPassword')).toHaveCount(0);
    await fill(page, { newPassword: 'of-ana-alone-1', confirmNewPassword: 'of-ana-alone-1' });
    const written = await tabAt(context, '/m/feedback');
    await written.getByRole('textbox').first().fill('of-ana-alone, in words');
    const third = await tabAt(context, '/m/home');
    await expect(third.locator('body')).toContainText('6,174');
    await third.waitForFunction(() => navigator.serviceWorker.controller !== null);
    // The search finds both words while they are there.
    expect((await traces(third, anas)).join()).toMatch(/6,174 in page/);
    expect((await traces(page, anas)).join()).toMatch(/of-ana-alone in fields/);
    const bens = [ben.account, '2,468'];
    const shown = [await noteShown(page, bens), await noteShown(written, bens)];
    const life = await sleeper(context, page);
    await life('frozen');

    // Her answers are on their way while Ben comes.
    const letGo = await holdAnswers(third, /wallet\/balance|member\/info/);
    await third.reload();
    await settled(third);
    await come(third, ben.account);
    const sent = recordRequests(context);
    letGo();

    await expect(third.locator('body')).toContainText('2,468');
    await expect(written.locator('body')).toContainText(ben.account);
    await life('active');
    await expect(page.locator('body')).toContainText(ben.account);
    line.heal();
    for (const tab of [page, written, third]) {
      await expect(strip(tab)).toHaveCount(0);
      expect.soft(await traces(tab, anas), tab.url()).toEqual([]);
      expect.soft(await typed(tab)).not.toContain('of-ana-alone-1');
    }
    await page.goto('/m/changePsw');
    await expect(field(page, 'oldPassword')).toBeVisible();
    expect(await sessionRecord(page)).toMatchObject({ userName: ben.account });
    await written.goto('/m/withdraw');
    await settled(written);
    await expect(strip(written)).toHaveCount(0);
    expect.soft(await traces(written, anas), 'the withdrawal').toEqual([]);
    expect(sent.filter((text) => anas.some((word) => holds(text, word)))).toEqual([]);
    expect(shown.flat()).toEqual([]);

    // Ana's withdrawal is hers again.
    await signOut(third);
    await logInHere(third, ana.account);
    await expect(strip(third)).toContainText(/Withdrawal of ₱1,357\.00/);
  });
