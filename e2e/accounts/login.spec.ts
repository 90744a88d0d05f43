import { forgetSession } from '../support/earlierVisit';
import { expect, password, settled, test } from '../support/test';
import {
  boxes,
  call,
  calls,
  compactJwe,
  field,
  fill,
  issueOf,
  sessionRecord,
  submit,
} from './steps';

test('a login travels encrypted, and what it answers is the session [LOGIN-11, LOGIN-12, SESS-01]', async ({
  page,
  newMember,
  open,
}) => {
  const member = await newMember({ type: 1 });
  await open('/m/login');
  await fill(page, { username: member.account, password });
  const login = call(page, 'POST', '/wps/session/login');
  await submit(page);
  const request = await login;
  expect(request.postData()).toMatch(compactJwe);
  expect(request.headers()).toMatchObject({ encryption: 'development', device: 'MOBILE' });
  await page.waitForURL('**/m/home');
  expect(await sessionRecord(page)).toEqual({
    token: expect.stringMatching(/.{20,}/),
    merchantCode: 'amihanda',
    userName: member.account,
    type: 1,
    firstTimeLogin: true,
  });
});

test('an installed home-screen app logs in as another device [LOGIN-11]', async ({
  page,
  newMember,
  open,
}) => {
  await page.addInitScript(() => {
    const real = window.matchMedia.bind(window);
    window.matchMedia = (query) => {
      const list = real(query);
      if (query.includes('display-mode: standalone'))
        Object.defineProperty(list, 'matches', { value: true });
      return list;
    };
  });
  const member = await newMember();
  await open('/m/login');
  await fill(page, { username: member.account, password });
  const login = call(page, 'POST', '/wps/session/login');
  await submit(page);
  expect((await login).headers()['device']).toBe('OTHERS');
});

test('a captcha appears only after a failed login that asks for it; pressing it brings another [LOGIN-03, LOGIN-04]', async ({
  page,
  newMember,
  open,
  captchaDigits,
}) => {
  const member = await newMember();
  const images = calls(page, '/wps/captcha');
  await open('/m/login');
  await fill(page, { username: member.account, password: 'wrong-password' });
  await expect(boxes(page, 'captcha')).toHaveCount(0);
  expect(images).toHaveLength(0);
  await submit(page);

  const picture = page.getByRole('button', { name: /verification code\. press/i });
  await expect(picture.locator('img')).toBeVisible();
  expect(images).toHaveLength(1);
  await expect(page).toHaveURL(/\/m\/login$/);
  // The refusal stands at the form, once, until somebody types.
  const refusal = page.getByRole('alert').filter({ hasText: 'password is not correct' });
  await expect(refusal).toBeFocused();
  await expect(refusal).toHaveCount(1);
  await expect(page.locator('form').getByRole('alert')).toHaveCount(1);
  await expect(field(page, 'captcha')).toHaveAccessibleDescription(
    'Enter the 4 digits in the picture',
  );

  await field(page, 'captcha').fill('12');
  await expect(refusal).toHaveCount(0);
  const first = await picture.locator('img').getAttribute('src');
  await picture.click();
  await expect(field(page, 'captcha')).toHaveValue('');
  await expect(picture.locator('img')).not.toHaveAttribute('src', first ?? '');
  expect(images).toHaveLength(2);

  // Empty, it is asked for; wrong, it is used up and another comes.
  await fill(page, { password });
  await submit(page);
  await expect(issueOf(page, 'captcha')).toHaveText('Enter the 4 digits in the picture');
  const digits = await captchaDigits();
  await fill(page, { captcha: digits === '0000' ? '1111' : '0000' });
  await submit(page);
  await expect.poll(() => images.length).toBe(3);
  await expect(field(page, 'captcha')).toHaveValue('');
  await expect(field(page, 'captcha')).toBeFocused();
  await expect(issueOf(page, 'captcha')).toHaveText('The verification code is not correct.');
  await expect(picture.locator('img')).toBeVisible();
  await expect.poll(captchaDigits).not.toBe(digits);

  // Whoever cannot see the picture hears the same digits.
  const shown = await captchaDigits();
  const listen = page.getByRole('button', { name: 'Listen to the code' });
  await expect(listen).toHaveAccessibleDescription(/^Each digit is so many beeps/);
  const sound = page.waitForResponse('**/wps/captcha/sound?**');
  await listen.click();
  expect((await sound).ok()).toBe(true);
  expect(await captchaDigits()).toBe(shown);

  await fill(page, { captcha: shown });
  await submit(page);
  await page.waitForURL('**/m/home');
});

test('remembered credentials fill each tab in after a reload; a box unticked forgets them [LOGIN-02, LOGIN-13]', async ({
  page,
  context,
  newMember,
  open,
  smsCode,
}) => {
  const [named, texted] = [await newMember(), await newMember()];
  const leave = () => forgetSession(page);
  await open('/m/login');
  await fill(page, { username: named.account, password });
  await page.getByLabel('Remember password').check();
  await submit(page);
  await page.waitForURL('**/m/home');
  const kept = await page.evaluate(() => localStorage.getItem('remPass'));
  expect(kept).toContain(named.account);
  expect(kept).not.toContain(password);

  await leave();
  await open('/m/login');
  await page.getByRole('tab', { name: 'Mobile number' }).click();
  await fill(page, { mobileNum: texted.mobile });
  await page.getByRole('button', { name: 'Get code' }).click();
  await fill(page, { messageCode: await smsCode(texted.mobile) });
  await page.getByLabel('Remember mobile number').check();
  await submit(page);
  await page.waitForURL('**/m/home');

  await leave();
  const visit = await context.newPage();
  await visit.goto('/m/login');
  await settled(visit);
  await expect(field(visit, 'mobileNum')).toHaveValue(texted.mobile);
  await expect(field(visit, 'messageCode')).toHaveValue('');
  await visit.getByRole('tab', { name: 'Username' }).click();
  await expect(field(visit, 'username')).toHaveValue(named.account);
  await expect(field(visit, 'password')).toHaveValue(password);
  await expect(visit.getByLabel('Remember password')).toBeChecked();

  await visit.getByLabel('Remember password').uncheck();
  await submit(visit);
  await visit.waitForURL('**/m/home');
  const left = await visit.evaluate(() => localStorage.getItem('remPass'));
  expect(left).toContain(texted.mobile);
  expect(left).not.toContain(named.account);
});

test.describe('a merchant that remembers nothing', () => {
  test.use({ merchant: 'corvalume' });

  test('offers neither the box nor the SMS tab, and writes no password [LOGIN-01, LOGIN-02]', async ({
    page,
    newMember,
    login,
    open,
  }) => {
    await open('/m/login');
    await expect(field(page, 'username')).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await login(await newMember());
    const stored = await page.evaluate(() => [
      localStorage.getItem('remPass'),
      sessionStorage.getItem('PSW'),
    ]);
    expect(stored).toEqual([null, null]);
  });
});

test('switching the language keeps a half-filled form and says its messages anew [LOGIN-14]', async ({
  page,
  open,
}) => {
  await open('/m/login');
  await page.getByRole('tab', { name: 'Mobile number' }).click();
  await fill(page, { mobileNum: '123' });
  await field(page, 'messageCode').focus();
  await field(page, 'messageCode').blur();
  await expect(issueOf(page, 'mobileNum')).toHaveText('A mobile number has at least 6 digits');

  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Filipino' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Welcome back');
  await expect(issueOf(page, 'mobileNum')).toHaveText('Hindi bababa sa 6 digit ang mobile number');
  await expect(field(page, 'mobileNum')).toHaveValue('123');
  await expect(page.locator('html')).toHaveAttribute('lang', /^fil/);
});

test('without an external login service there are no buttons for it, and nothing of it is loaded [LOGIN-06, REG-06]', async ({
  page,
  open,
}) => {
  const loaded: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') loaded.push(response.url());
  });
  const answer = page.waitForResponse('**/m/login');
  await open('/m/login');
  expect((await answer).headers()['content-security-policy']).not.toContain('google');
  for (const heading of ['Welcome back', 'Create your account']) {
    if (heading !== 'Welcome back') await page.getByRole('link', { name: 'Register now' }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(
      page.getByRole('main').getByRole('button', { name: /google|facebook/i }),
    ).toHaveCount(0);
  }
  expect(loaded.length).toBeGreaterThan(3);
  const texts = await Promise.all(
    loaded.map(async (address) => (await page.request.get(address)).text()),
  );
  for (const text of texts) expect(text.includes('identitytoolkit')).toBe(false);
});

test('the strip leads home, to registration, to the forgotten password and to the service [LOGIN-08]', async ({
  page,
  open,
}) => {
  for (const [name, address] of [
    ['Return home', '/m/home'],
    ['Register now', '/m/register'],
    ['Forgot password', '/m/forget'],
  ] as const) {
    await open('/m/login');
    await page.getByRole('link', { name }).click();
    await page.waitForURL(`**${address}`);
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
  }
  await open('/m/login');
  await page.getByRole('button', { name: 'Customer services' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
