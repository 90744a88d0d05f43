import { expect, password, test } from '../support/test';
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
  submitButton,
} from './steps';

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

test.describe('by username or by mobile number, with code and password', () => {
  test('a username is registered, told what is wrong on the way, and logged in [REG-01, REG-04, REG-10, REG-13, REG-16, REG-18]', async ({
    page,
    open,
    captchaDigits,
    said,
  }) => {
    const username = freshName();
    await open('/m/register');
    await expect(page.getByRole('tab')).toHaveText(['Username', 'Mobile number']);
    await expect(page.getByRole('tab', { name: 'Username' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(page.locator('label', { hasText: 'Username' })).toContainText('*');
    await expect(page.locator('label', { hasText: 'Nickname' })).not.toContainText('*');
    await expect(boxes(page, 'qqNum')).toHaveCount(0);

    await submit(page);
    await expect(field(page, 'username')).toBeFocused();
    await fill(page, { username });
    await submit(page);
    await expect(field(page, 'password')).toBeFocused();
    await fill(page, secrets);
    await submit(page);
    await expect(field(page, 'captcha')).toBeFocused();
    await expect(issueOf(page, 'captcha')).toHaveText('Enter the 4 digits in the picture');

    await fill(page, { captcha: await captchaDigits() });
    const registered = call(page, 'PUT', '/wps/member/register');
    await submit(page);
    const request = await registered;
    expect(request.postData()).toMatch(compactJwe);
    expect(request.headers()).toMatchObject({
      encryption: 'development',
      module: 'REGISTER_REE3',
    });
    await page.waitForURL('**/m/home');
    await expect.poll(() => said).toContain('Welcome! Your account is ready.');
    expect(await sessionRecord(page)).toMatchObject({ userName: username, type: 0 });
    await expect(page.getByRole('banner')).toContainText(username);
  });

  test('switching the language keeps a half-filled form and says its messages anew [LOGIN-14, REG-15]', async ({
    page,
    open,
  }) => {
    await open('/m/register');
    await fill(page, { username: 'half_filled', password, confirmPassword: 'another-one' });
    await submit(page);
    await expect(issueOf(page, 'confirmPassword')).toHaveText('The two passwords do not match');
    await page.getByRole('button', { name: 'Language' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Filipino' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gumawa ng account');
    await expect(issueOf(page, 'confirmPassword')).toHaveText(
      'Hindi magkatugma ang dalawang password',
    );
    await expect(field(page, 'username')).toHaveValue('half_filled');
    await expect(field(page, 'confirmPassword')).toHaveValue('another-one');
    // No message is left in the language of before, and no raw key stands anywhere.
    await expect(page.getByRole('main')).not.toContainText(/Please|\b(in_|registration\.)\w+/);
  });

  test('a mobile number is registered with the code from the short message [REG-02, REG-18, REG-19, SMS-03]', async ({
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
    const send = page.getByRole('button', { name: /get code|^\d+ s$/i });
    await expect(send).toBeEnabled();
    await send.click();
    await expect(send).toHaveText(/^\d+ s$/);
    const verificationCode = await smsCode(mobileNum);
    const wrong = verificationCode === '000000' ? '111111' : '000000';
    const captcha = await captchaDigits();
    await fill(page, { verificationCode: wrong, ...secrets, captcha });
    await submit(page);
    await expect(issueOf(page, 'verificationCode')).toHaveText(
      'The verification code is not correct.',
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

  test('a name that is taken is marked, and a new captcha comes [REG-08, REG-13]', async ({
    page,
    newMember,
    open,
    captchaDigits,
  }) => {
    const { account } = await newMember();
    const images = calls(page, '/wps/captcha');
    await open('/m/register');
    await expect.poll(() => images.length).toBe(1);
    await fill(page, { username: account, ...secrets, captcha: await captchaDigits() });
    await submit(page);
    await expect(issueOf(page, 'username')).toHaveText('This username already exists.');
    await expect(field(page, 'username')).toBeFocused();
    await expect(field(page, 'captcha')).toHaveValue('');
    await expect.poll(() => images.length).toBe(2);
  });

  test('passwords that differ, and one that is not repeated, are told apart [REG-15]', async ({
    page,
    open,
  }) => {
    await open('/m/register');
    await fill(page, { username: freshName(), password });
    await submit(page);
    await expect(issueOf(page, 'confirmPassword')).toHaveText('Please enter the password again');
    await fill(page, { confirmPassword: `${password}x` });
    await submit(page);
    await expect(issueOf(page, 'confirmPassword')).toHaveText('The two passwords do not match');
    await expect(field(page, 'confirmPassword')).toBeFocused();
  });

  test('without the agreement nothing can be sent; it states the age and opens beside the form [REG-05]', async ({
    page,
    context,
    open,
  }) => {
    await open('/m/register');
    const agreed = page.getByRole('checkbox', { name: /at least 21 years/ });
    await expect(agreed).toBeChecked();
    await expect(submitButton(page)).toBeEnabled();
    await agreed.uncheck({ position: { x: 5, y: 5 } });
    await expect(submitButton(page)).toBeDisabled();
    await fill(page, { username: 'half_typed' });
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: 'user agreement' }).click();
    await expect(await opened).toHaveURL(/\/m\/useragreement$/);
    await expect(field(page, 'username')).toHaveValue('half_typed');
  });

  test('another country is searched and picked by its dialling code [REG-03]', async ({
    page,
    open,
  }) => {
    await open('/m/register');
    await page.getByRole('tab', { name: 'Mobile number' }).click();
    await page.getByRole('button', { name: /country code \+63/i }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('textbox').fill('brazil');
    await sheet.getByRole('button', { name: /brazil/i }).click();
    await expect(page.getByRole('button', { name: /country code \+55, brazil/i })).toBeVisible();
  });

  test('announcements stand above the form; back leads home, and there is a way to the login [REG-07, REG-09]', async ({
    page,
    open,
  }) => {
    const asked = page.waitForRequest((request) => request.url().includes('groupName=m_reg'));
    await open('/m/register');
    const query = new URL((await asked).url()).searchParams;
    expect(Object.fromEntries(query)).toMatchObject({
      types: 'B',
      platform: 'M',
      merchantCode: 'amihanda',
      token: '',
    });
    await expect(
      page.getByRole('list', { name: 'Announcements' }).getByRole('img').first(),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Log in', exact: true }).click();
    await page.waitForURL('**/m/login');
    await open('/m/register.html');
    await page.getByRole('button', { name: 'Back to home' }).click();
    await page.waitForURL('**/m/home');
  });
});

test.describe('invitations', () => {
  test('a good code of the link is told and sent along without a field [REG-12]', async ({
    page,
    open,
    captchaDigits,
  }) => {
    const checked = page.waitForRequest('**/wps/agent/affiliate/check?**');
    await open('/m/register?affiliateCode=DEMOAGENT');
    const query = new URL((await checked).url()).searchParams;
    expect(query.get('code')).toBe('DEMOAGENT');
    expect(query.get('domain')).toBe('127.0.0.1');
    await expect(page.getByText('You were invited with the code DEMOAGENT')).toBeVisible();
    await expect(boxes(page, 'affiliateCode')).toHaveCount(0);
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain('DEMOAGENT');
    await fill(page, { username: freshName(), ...secrets, captcha: await captchaDigits() });
    await submit(page);
    await page.waitForURL('**/m/home');
  });

  test('a bad one shows its field, is checked again, refused aloud, and has the focus [REG-12, REG-17]', async ({
    page,
    open,
    captchaDigits,
    said,
  }) => {
    const registrations = calls(page, '/wps/member/register');
    await open('/m/register?affiliateCode=NOBODYS1');
    await expect(field(page, 'affiliateCode')).toHaveValue('NOBODYS1');
    await fill(page, { username: freshName(), ...secrets, captcha: await captchaDigits() });
    await submit(page);
    await expect.poll(() => said).toContain('This invitation code is not valid');
    await expect(field(page, 'affiliateCode')).toBeFocused();
    expect(registrations).toHaveLength(0);

    await fill(page, { affiliateCode: 'DEMOAGENT' });
    await submit(page);
    await page.waitForURL('**/m/home');
  });
});

test.describe('by username with an e-mail address', () => {
  test.use({ merchant: 'corvalume' });

  test('there are no tabs, 18 is the age, and the e-mail address has a shape [REG-01, REG-04, REG-05, REG-14]', async ({
    page,
    open,
    captchaDigits,
  }) => {
    await open('/m/register');
    await expect(field(page, 'email')).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(page.getByRole('checkbox', { name: /at least 18 years/ })).toBeVisible();
    const username = freshName();
    await fill(page, { username, ...secrets, email: 'nobody', captcha: await captchaDigits() });
    await submit(page);
    await expect(issueOf(page, 'email')).toHaveText('Please enter a valid e-mail address');
    await expect(field(page, 'email')).toBeFocused();
    await fill(page, { email: `${username}@example.com` });
    await submit(page);
    await page.waitForURL('**/m/home');
  });
});

test.describe('by nothing but a mobile number', () => {
  test.use({ platform: 'variant' });

  test('the number alone is enough, and the mobile form is the only one [REG-01, REG-04, REG-19]', async ({
    page,
    open,
  }) => {
    const images = calls(page, '/wps/captcha');
    await open('/m/register');
    await expect(field(page, 'mobileNum')).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(page.locator('main form input:not([type="checkbox"])')).toHaveCount(1);
    await submit(page);
    await expect(field(page, 'mobileNum')).toBeFocused();
    await fill(page, { mobileNum: freshMobile() });
    await submit(page);
    await page.waitForURL('**/m/home');
    expect(await sessionRecord(page)).toMatchObject({ merchantCode: 'amihanda', type: 0 });
    expect(images).toHaveLength(0);
  });
});

test.describe('by everything there is', () => {
  test.use({ platform: 'variant', merchant: 'corvalume' });

  const optional = [
    'nickname',
    'qqNum',
    'facebook',
    'wechat',
    'line',
    'whatsapp',
    'zalo',
    'recommenderId',
  ];

  test('every field is there, the optional ones may stay empty, the code must be good [REG-03, REG-14, REG-17]', async ({
    page,
    open,
    captchaDigits,
  }) => {
    await open('/m/register');
    const username = freshName();
    for (const name of optional) await expect(field(page, name)).toBeVisible();
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
    await page.waitForURL('**/m/home');
    expect(await sessionRecord(page)).toMatchObject({ userName: username });
  });
});
