import type { Page } from '@playwright/test';
import { call, field, fill, sessionRecord, submit, whereabouts } from './steps';
import { expect, password, settled, test } from '../support/test';

/** Says yes in the settings to signing out, and is on home then. */
async function signOut(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('Sign out of your account now?');
  await question.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL('**/m/home');
}

const tokenOf = async (page: Page) => ((await sessionRecord(page)) as { token: string }).token;

test('signing out tells the platform, clears storage and reloads home [SET-01, SESS-02]', async ({
  page,
  newMember,
  returnAs,
  open,
  said,
}) => {
  const member = await newMember();
  await returnAs(member);
  await open('/m/set');
  const keptMember = () => page.evaluate(() => localStorage.getItem('memberInfo'));
  await expect.poll(keptMember).toContain(`"account":"${member.account}"`);
  // As an earlier use of the site would leave.
  await page.evaluate(() => {
    for (const key of ['trialName', 'autoPassword', 'bankList']) localStorage.setItem(key, '"x"');
    sessionStorage.setItem('left', 'over');
    Object.assign(window, { before: true });
  });
  const token = await tokenOf(page);
  const ended = call(page, 'DELETE', '/wps/session/logout');
  await signOut(page);
  const request = await ended;
  expect(request.headers()['authorization']).toBe(`Bearer ${token}`);
  expect(request.url()).not.toContain(token);
  await settled(page);
  expect(said).toContain('Signing out, please wait…');
  const after = await page.evaluate(() => ({
    loadedAnew: !('before' in window),
    autoLogin: localStorage.getItem('autoLogin'),
    left: ['MC_SESSION_INFO', 'trialName', 'memberInfo', 'autoPassword', 'bankList'].filter(
      (key) => localStorage.getItem(key) !== null,
    ),
    session: sessionStorage.getItem('left'),
  }));
  expect(after).toEqual({ loadedAnew: true, autoLogin: '0', left: [], session: null });
});

test('session that ends amid parallel calls is told once, and login leads back [SESS-03]', async ({
  page,
  newMember,
  returnAs,
  said,
}) => {
  const member = await newMember();
  await returnAs(member);
  // As when somebody else took the account over: the token is worth nothing any more.
  await page.evaluate(() => {
    const record = JSON.parse(localStorage.getItem('MC_SESSION_INFO') ?? '{}') as object;
    localStorage.setItem('MC_SESSION_INFO', JSON.stringify({ ...record, token: 'x'.repeat(43) }));
  });
  // The calls of the screen are held until several are on their way, so that they fail together.
  const held = new Set<string>();
  await page.route(/\/wps\/(member|wallets|relay)\//, async (route) => {
    held.add(new URL(route.request().url()).pathname);
    await expect.poll(() => held.size).toBeGreaterThan(1);
    // One that the site gave up meanwhile has nobody to answer to.
    await route.continue().catch(() => undefined);
  });
  await page.goto('/m/securityCenter');
  await page.waitForURL('**/m/login?**');
  expect(held.size).toBeGreaterThan(1);
  expect(await sessionRecord(page)).toBeNull();
  await fill(page, { username: member.account, password });
  await submit(page);
  await expect.poll(() => whereabouts(page)).toBe('/m/securityCenter');
  const told = said.filter(
    (text) => text === 'Your account has been logged out. Please log in again.',
  );
  expect(told).toHaveLength(1);
});

test('a login ends this browser’s former session, of whose sign-out nobody heard [SESS-02]', async ({
  page,
  newMember,
  login,
  open,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  const member = await newMember();
  const isAlive = async (token: string) => {
    const headers = { Merchant: 'amihanda', Authorization: `Bearer ${token}` };
    const answer = await page.request.get('/wps/member/info', { headers });
    return ((await answer.json()) as { success: boolean }).success;
  };
  await login(member);
  const former = await tokenOf(page);
  await page.route('**/wps/session/logout**', (route) => route.abort());
  await open('/m/set');
  await signOut(page);
  await settled(page);
  expect(await sessionRecord(page)).toBeNull();
  expect(await isAlive(former)).toBe(true);
  await login(member);
  expect(await isAlive(await tokenOf(page))).toBe(true);
  expect(await isAlive(former)).toBe(false);
});

test('two tabs are logged in and out together [SESS-04]', async ({
  page,
  context,
  newMember,
  login,
  open,
}) => {
  const other = await context.newPage();
  await other.goto('/m/home');
  await settled(other);
  await expect(other.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  const member = await newMember();
  await login(member);
  // The welcome of a first login may lie over the header by now.
  await expect(other.getByRole('banner', { includeHidden: true })).toContainText(member.account);

  await other.goto('/m/securityCenter');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Security center');
  await open('/m/set');
  await signOut(page);
  await other.waitForURL('**/m/login?**');
  await expect(field(other, 'username')).toBeVisible();
});
