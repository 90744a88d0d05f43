import type { Page } from '@playwright/test';
import { expect, password, settled, test } from '../support/test';
import { call, calls, field, sessionRecord, submit, fill, whereabouts } from './steps';

/** Asks to sign out in the settings and says yes. */
async function signOut(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('Please confirm');
  await expect(question).toContainText('Do you want to sign out?');
  await question.getByRole('button', { name: 'Sign out' }).click();
}

/** Leaves in storage what an earlier use of the site would have. */
async function litter(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const key of ['trialName', 'memberInfo', 'autoPassword', 'bankList'])
      localStorage.setItem(key, '"left"');
    sessionStorage.setItem('left', 'over');
  });
}

test.describe('signing out in the settings', () => {
  test('asks, tells the platform, clears everything and loads home anew [SET-01, SESS-02]', async ({
    page,
    newMember,
    login,
    open,
    said,
  }) => {
    const member = await newMember();
    await login(member);
    const keptMember = () => page.evaluate(() => localStorage.getItem('memberInfo'));
    await expect.poll(keptMember).toContain(`"account":"${member.account}"`);
    await open('/m/set');
    await litter(page);
    await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await sessionRecord(page)).not.toBeNull();

    const { token } = (await sessionRecord(page)) as { token: string };
    await page.evaluate(() => Object.assign(window, { before: true }));
    const ended = call(page, 'DELETE', '/wps/session/logout');
    await signOut(page);
    const request = await ended;
    expect(request.headers()['authorization']).toBe(`Bearer ${token}`);
    expect(request.url()).not.toContain(token);
    await page.waitForURL('**/m/home');
    await settled(page);
    expect(said).toContain('Signing out, please wait…');
    const after = await page.evaluate(() => ({
      loadedAnew: !('before' in window),
      autoLogin: localStorage.getItem('autoLogin'),
      left: ['MC_SESSION_INFO', 'trialName', 'memberInfo', 'autoPassword', 'bankList'].filter(
        (key) => localStorage.getItem(key) !== null,
      ),
      session: sessionStorage.getItem('left'),
      psw: sessionStorage.getItem('PSW'),
    }));
    expect(after).toEqual({ loadedAnew: true, autoLogin: '0', left: [], session: null, psw: null });

    const next = await newMember();
    await login(next);
    await expect.poll(keptMember).toContain(`"account":"${next.account}"`);
  });

  test('carries the token among its fields, too, for a merchant that asks for it there [SESS-02, WL-03]', async ({
    page,
    newMember,
    login,
    open,
  }) => {
    await page.route('**/wps/system/whitelabel', (route) =>
      route.fulfill({ json: { success: true, value: { flags: { tokenInQuery: true } } } }),
    );
    await login(await newMember());
    await open('/m/set');
    const { token } = (await sessionRecord(page)) as { token: string };
    const ended = call(page, 'DELETE', '/wps/session/logout');
    await signOut(page);
    const request = await ended;
    expect(request.headers()['authorization']).toBe(`Bearer ${token}`);
    expect(new URL(request.url()).searchParams.get('token')).toBe(token);
  });

  test('works while the platform is down [SESS-02]', async ({
    page,
    newMember,
    login,
    open,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    await login(await newMember());
    await open('/m/set');
    await page.route('**/wps/session/logout**', (route) => route.abort());
    await signOut(page);
    await page.waitForURL('**/m/home');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    expect(await sessionRecord(page)).toBeNull();
  });
});

test('a session that the platform ends amid parallel calls is told once, and the login leads back [SESS-03]', async ({
  page,
  newMember,
  login,
  open,
  said,
}) => {
  const member = await newMember();
  await login(member);
  // What home asks is over: a call of its own with the token below would end the session before the screen's do.
  await page.waitForLoadState('networkidle');
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
  await open('/m/securityCenter');
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

test('a login ends the session that this browser had before, though the platform heard of no sign-out [SESS-02]', async ({
  page,
  newMember,
  login,
  open,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  const member = await newMember();
  const aliveOf = async (token: string) => {
    const headers = { Merchant: 'amihanda', Authorization: `Bearer ${token}` };
    const answer = await page.request.get('/wps/member/info', { headers });
    return ((await answer.json()) as { success: boolean }).success;
  };
  const tokenNow = async () => ((await sessionRecord(page)) as { token: string }).token;
  await login(member);
  const former = await tokenNow();
  expect(await aliveOf(former)).toBe(true);
  await page.route('**/wps/session/logout**', (route) => route.abort());
  await open('/m/set');
  await signOut(page);
  await page.waitForURL('**/m/home');
  await settled(page);
  expect(await aliveOf(former)).toBe(true);
  await login(member);
  expect(await aliveOf(await tokenNow())).toBe(true);
  expect(await aliveOf(former)).toBe(false);
});

test('two tabs are logged in and out together [SESS-04]', async ({
  page,
  context,
  newMember,
  login,
  open,
}) => {
  test.slow(true, 'two pages load one after the other');
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
  await page.waitForURL('**/m/home');
  await other.waitForURL('**/m/login?**');
  await expect(field(other, 'username')).toBeVisible();
});

test.describe('the free trial', () => {
  test('makes an account under the trial merchant, keeps its name and leads home [TRIAL-01, TRIAL-02, LOGIN-05]', async ({
    page,
    open,
    said,
  }) => {
    const made = call(page, 'GET', '/wps/session/trialAccount');
    await open('/m/login');
    await page.getByRole('button', { name: 'Try it for free' }).click();
    expect((await made).headers()['merchant']).toBe('amihandatrial');
    await page.waitForURL('**/m/home');
    expect(said).toContain('Preparing your free trial');
    const record = (await sessionRecord(page)) as { userName: string };
    expect(record).toMatchObject({ merchantCode: 'amihandatrial', type: 4 });
    expect(await page.evaluate(() => localStorage.getItem('trialName'))).toBe(record.userName);
    // The welcome of a first login may lie over the header by now.
    await expect(page.getByRole('banner', { includeHidden: true })).toContainText('2,000.00');
  });

  test('starts from its own address as well [ROUTE-06]', async ({ page, open }) => {
    await open('/m/trail');
    await page.waitForURL('**/m/home');
    expect(await sessionRecord(page)).toMatchObject({ type: 4 });
  });

  test('leads nowhere when there is none to be had [TRIAL-01]', async ({ page, open }) => {
    await page.route('**/wps/session/trialAccount', (route) =>
      route.fulfill({ json: { success: true, value: { trial: 0 } } }),
    );
    const logins = calls(page, '/wps/session/login/freeplay');
    await open('/m/trail');
    await expect(
      page.getByRole('main').getByText('There is no free trial right now.').first(),
    ).toBeVisible();
    expect(whereabouts(page)).toBe('/m/trail');
    expect(logins).toHaveLength(0);
    expect(await sessionRecord(page)).toBeNull();
  });

  test('has no member centre: it is told so and led home [MINE-09]', async ({
    page,
    open,
    said,
  }) => {
    await open('/m/trail');
    await page.waitForURL('**/m/home');
    // Away from home, where announcements may lie over the footer.
    await open('/m/set');
    await page.getByRole('navigation').getByRole('link', { name: 'Account' }).click();
    await expect.poll(() => said).toContain('Free-trial accounts cannot use this function');
    await open('/m/mine');
    await page.waitForURL('**/m/home');
    await expect.poll(() => said.filter((text) => text.startsWith('Free-trial')).length).toBe(2);
  });
});
