import { listenTo } from '../support/listener';
import { expect, password, test } from '../support/test';
import { passCaptchaByEar, tabTo } from './passCaptchaByEar';
import {
  boxes,
  calls,
  compactJwe,
  expectLoggedIn,
  field,
  fill,
  findIssue,
  sessionRecord,
  submit,
  whereabouts,
} from './steps';

test('login is sealed and good once when the clock is wrong [LOGIN-11, LOGIN-12, SESS-01]', async ({
  page,
  newMember,
  open,
}) => {
  await page.addInitScript(() => {
    const now = Date.now;
    Date.now = () => now() - 3 * 3_600_000;
  });
  const { account } = await newMember({ type: 1 });
  await open('/m/login');
  const logins = calls(page, '/wps/session/login');
  await fill(page, { username: account, password });
  await submit(page);
  await page.waitForURL('**/m/home');
  expect(await sessionRecord(page)).toEqual({
    token: expect.stringMatching(/.{20,}/),
    merchantCode: 'amihanda',
    userName: account,
    type: 1,
    firstTimeLogin: true,
  });
  expect(logins).toHaveLength(1);
  const [sent] = logins;
  expect(sent?.postData()).toMatch(compactJwe);
  expect(sent?.headers()).toMatchObject({ encryption: 'development', device: 'MOBILE' });
  const again = await page.request.post(sent?.url() ?? '', {
    headers: await sent?.allHeaders(),
    data: sent?.postData(),
  });
  expect(await again.json()).toMatchObject({ success: false, code: 'sealed.copy' });
});

test('an installed home-screen app tells the platform that it is one [LOGIN-11]', async ({
  page,
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
  const asked = page.waitForRequest('**/wps/**');
  await page.goto('/m/login');
  expect((await asked).headers()['device']).toBe('OTHERS');
});

test('captcha appears after a failed login only and is passed by ear [LOGIN-03, LOGIN-04]', async ({
  page,
  newMember,
  open,
  captchaDigits,
}) => {
  const { account } = await newMember();
  const listener = await listenTo(page);
  const images = calls(page, '/wps/captcha');
  await open('/m/login');
  await tabTo(page, field(page, 'username'));
  await page.keyboard.type(account);
  await tabTo(page, field(page, 'password'));
  await page.keyboard.type('wrong-password');
  await expect(boxes(page, 'captcha')).toHaveCount(0);
  expect(images).toHaveLength(0);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('alert').filter({ hasText: /password/i })).toBeFocused();
  const picture = page.getByRole('button', { name: /verification code\. press/i });
  await expect(picture.locator('img')).toBeVisible();
  expect(images).toHaveLength(1);
  const first = await picture.locator('img').getAttribute('src');
  await picture.click();
  await expect(picture.locator('img')).not.toHaveAttribute('src', first ?? '');
  expect(images).toHaveLength(2);

  // Wrong, it is used up and another comes.
  const digits = await captchaDigits();
  await fill(page, { password, captcha: digits === '0000' ? '1111' : '0000' });
  await submit(page);
  await expect(findIssue(page, 'captcha')).toHaveText(
    'This verification code is wrong. Check it and enter it again.',
  );
  await expect(field(page, 'captcha')).toBeFocused();
  await expect(field(page, 'captcha')).toHaveValue('');
  await expect.poll(captchaDigits).not.toBe(digits);
  await passCaptchaByEar(page, listener);
  await expectLoggedIn(page, account);
});

test('a screen for members leads a visitor to the login, and from there back [LOGIN-15, SESS-05]', async ({
  page,
  newMember,
  open,
}) => {
  const address = '/m/member/notice?types=A';
  await open(address);
  await page.waitForURL('**/m/login?**');
  expect(new URL(page.url()).searchParams.get('returnTo')).toBe(address);
  const { account } = await newMember();
  await fill(page, { username: account, password });
  await submit(page);
  await expect.poll(() => whereabouts(page)).toBe(address);
  // The login is not a step of the way back.
  await page.goBack();
  await expect.poll(() => whereabouts(page)).not.toContain('/m/login');
});
