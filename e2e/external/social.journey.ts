import type { Page } from '@playwright/test';
import { call, sessionRecord } from '../auth/steps';
import { forgetSession } from '../support/earlierVisit';
import { expect, test } from '../support/test';
import { carryFrames } from './frames';
import { openPayload } from './payload';

test.beforeEach(({ context }) => carryFrames(context));

/** Presses a provider's button and answers the window that it opens. */
async function windowOf(page: Page, provider: string): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: provider }).click();
  return opened;
}

/** Makes an account at the provider, as its window offers. */
async function signUp(window: Page, email: string): Promise<void> {
  await window.locator('.js-new-account').click();
  await window.locator('#email-input').fill(email);
  await window.locator('#display-name-input').fill('Ana Reyes');
  await window.locator('#sign-in').click();
}

for (const [provider, channel, address] of [
  ['Google', 'google', '/m/login'],
  ['Facebook', 'facebook', '/m/register'],
] as const) {
  test(`${provider} account becomes one member from ${address} [LOGIN-06, LOGIN-10, REG-06]`, async ({
    page,
    open,
  }) => {
    const email = `${channel}${Date.now()}@example.com`;
    await open(address);
    const login = call(page, 'POST', '/wps/session/login');
    await signUp(await windowOf(page, provider), email);
    expect(await openPayload(await login)).toEqual({
      type: 'firebase',
      firebaseChannel: channel,
      firebaseIdToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.$/),
      remember: false,
    });
    await page.waitForURL('**/m/home');
    const first = (await sessionRecord(page)) as { userName: string };
    expect(first).toMatchObject({ type: 0, firstTimeLogin: true });

    await forgetSession(page);
    await open('/m/login');
    const again = await windowOf(page, provider);
    await again.getByText(email).click();
    await page.waitForURL('**/m/home');
    expect(await sessionRecord(page)).toMatchObject({
      userName: first.userName,
      firstTimeLogin: false,
    });
    // The session is the platform's: Firebase keeps nothing in the browser.
    const kept = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }));
    expect(kept.filter((key) => key.startsWith('firebase:authUser'))).toEqual([]);
  });
}

test('closed provider window is no failure; buttons stand on the username tab only [LOGIN-06]', async ({
  page,
  open,
  said,
}) => {
  await open('/m/login');
  await (await windowOf(page, 'Google')).close();
  await expect(page.getByRole('button', { name: 'Google' })).toBeEnabled({ timeout: 30_000 });
  expect(said).toEqual([]);
  await page.getByRole('tab', { name: 'Mobile number' }).click();
  await expect(page.getByRole('button', { name: 'Google' })).toHaveCount(0);
});
