import {
  boxes,
  call,
  compactJwe,
  expectLoggedIn,
  field,
  fill,
  findIssue,
  sessionRecord,
  submit,
} from '../auth/steps';
import { passCaptchaByEar, tabTo } from '../auth/passCaptchaByEar';
import { forgetSession } from '../support/earlierVisit';
import { listenTo } from '../support/listener';
import { expect, password, test } from '../support/test';

let counter = 0;

/** A name that nobody has. */
function freshName(): string {
  counter += 1;
  return `n${Date.now().toString(36).slice(-6)}${process.pid.toString(36)}${counter}`.slice(0, 16);
}

/** A Philippine mobile number that nobody has. */
function freshMobile(): string {
  counter += 1;
  return `917${String(Date.now()).slice(-5)}${String(counter % 100).padStart(2, '0')}`;
}

const secrets = { password, confirmPassword: password };

test('username registers sealed in a chosen language [REG-10, REG-15, REG-18, LOGIN-14]', async ({
  page,
  open,
  captchaDigits,
  said,
}) => {
  const username = freshName();
  await open('/m/register');
  await fill(page, { username, password, confirmPassword: 'another-one' });
  await submit(page);
  await expect(findIssue(page, 'confirmPassword')).toHaveText('The two passwords do not match');
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Filipino' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gumawa ng account');
  await expect(findIssue(page, 'confirmPassword')).toHaveText('Magkaiba ang dalawang password');
  await expect(field(page, 'username')).toHaveValue(username);
  await expect(field(page, 'confirmPassword')).toHaveValue('another-one');
  // No message is left in the language of before, and no raw key stands anywhere.
  await expect(page.getByRole('main')).not.toContainText(/Please|\b(in_|registration\.)\w+/);

  await fill(page, { confirmPassword: password, captcha: await captchaDigits() });
  const registered = call(page, 'PUT', '/wps/member/register');
  await submit(page);
  const request = await registered;
  expect(request.postData()).toMatch(compactJwe);
  expect(request.headers()).toMatchObject({ encryption: 'development', module: 'REGISTER_REE3' });
  await page.waitForURL('**/m/home');
  await expect
    .poll(() => said)
    .toContain('Maligayang pagdating! Handa na ang account mo: magdeposito at maglaro.');
  expect(await sessionRecord(page)).toMatchObject({ userName: username, type: 0 });
  await expect(page.getByRole('banner', { includeHidden: true })).toContainText(username);
});

test('mobile number registers with its code after a wrong one [REG-02, REG-08, REG-18, REG-19]', async ({
  page,
  open,
  smsCode,
  captchaDigits,
}) => {
  const mobileNum = freshMobile();
  await open('/m/register');
  await fill(page, { mobileNum });
  await page.getByRole('tab', { name: 'Mobile number' }).click();
  await expect(field(page, 'mobileNum')).toHaveValue(mobileNum);
  await expect(boxes(page, 'username')).toHaveCount(0);
  await page.getByRole('button', { name: 'Get code' }).click();
  const verificationCode = await smsCode(mobileNum);
  const wrong = verificationCode === '000000' ? '111111' : '000000';
  const captcha = await captchaDigits();
  await fill(page, { verificationCode: wrong, ...secrets, captcha });
  await submit(page);
  await expect(findIssue(page, 'verificationCode')).toHaveText(
    'This verification code is wrong. Check it and enter it again.',
  );
  await expect(field(page, 'verificationCode')).toBeFocused();
  await expect(field(page, 'captcha')).toHaveValue('');
  await expect.poll(captchaDigits).not.toBe(captcha);
  await fill(page, { verificationCode, captcha: await captchaDigits() });
  const registered = call(page, 'PUT', '/wps/member/register/mobile');
  await submit(page);
  expect((await registered).postData()).toMatch(compactJwe);
  await page.waitForURL('**/m/home');
  expect(await sessionRecord(page)).toMatchObject({ merchantCode: 'amihanda', type: 0 });
});

test('copied invitation link registers a friend [INV-01, ROUTE-12, REG-12]', async ({
  page,
  context,
  newMember,
  returnAs,
  open,
  captchaDigits,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await returnAs(await newMember());
  await open('/m/inviteFriends');
  await expect(page.getByRole('img', { name: 'QR code of your invitation link' })).toBeVisible();
  await page.getByRole('button', { name: 'Copy link' }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toMatch(/^http.+\/m\/register\?/);
  const link = new URL(await copied());

  await forgetSession(page);
  const checked = page.waitForRequest('**/wps/agent/affiliate/check?**');
  await open(`${link.pathname}${link.search}`);
  expect(new URL((await checked).url()).searchParams.get('domain')).toBe('127.0.0.1');
  await expect(page.getByText(/You were invited with the code/)).toBeVisible();
  await expect(boxes(page, 'affiliateCode')).toHaveCount(0);
  const username = freshName();
  await fill(page, { username, ...secrets, captcha: await captchaDigits() });
  await submit(page);
  await expectLoggedIn(page, username);
});

test(
  'a registration passes its captcha by ear and keys, also after a miscount [REG-13]',
  { tag: '@world' },
  async ({ page, open }) => {
    const listener = await listenTo(page);
    const username = freshName();
    await open('/m/register');
    await tabTo(page, field(page, 'username'));
    await page.keyboard.type(username);
    await tabTo(page, field(page, 'password'));
    await page.keyboard.type(password);
    await tabTo(page, field(page, 'confirmPassword'));
    await page.keyboard.type(password);
    await tabTo(page, field(page, 'captcha'));
    await page.keyboard.type('0000');
    await page.keyboard.press('Enter');
    // Refused, the code has the focus, and there is another one to hear.
    await expect(field(page, 'captcha')).toBeFocused();
    await expect(field(page, 'captcha')).toHaveValue('');
    await passCaptchaByEar(page, listener);
    await expectLoggedIn(page, username);
  },
);

test.describe('at a platform that asks for almost nothing', () => {
  test.use({ platform: 'variant' });

  test(
    'a mobile number alone registers [REG-01, REG-04, REG-19]',
    { tag: '@world' },
    async ({ page, open }) => {
      await open('/m/register');
      await expect(page.locator('main form input:not([type="checkbox"])')).toHaveCount(1);
      await fill(page, { mobileNum: freshMobile() });
      await submit(page);
      await page.waitForURL('**/m/home');
      expect(await sessionRecord(page)).toMatchObject({ merchantCode: 'amihanda', type: 0 });
    },
  );
});

test.describe('at a platform that asks for everything', () => {
  test.use({ platform: 'variant', merchant: 'corvalume' });

  test(
    'every field is sent, and optional ones may stay empty [REG-03, REG-14, REG-17]',
    { tag: '@world' },
    async ({ page, open, captchaDigits }) => {
      await open('/m/register');
      const username = freshName();
      await fill(page, {
        mobileNum: `1198${String(Date.now()).slice(-7)}`,
        username,
        ...secrets,
        paymentPassword: '246810',
        payeeName: 'Ana Maria Souza',
        email: `${username}@example.com`,
        idNumber: 'AB123456',
        affiliateCode: 'DEMOAGENT',
        captcha: await captchaDigits(),
        qqNum: '12',
      });
      await submit(page);
      await expect(field(page, 'qqNum')).toBeFocused();
      await fill(page, { qqNum: '' });
      await submit(page);
      await expectLoggedIn(page, username);
    },
  );
});
