import { forgetSession } from '../support/earlierVisit';
import { expect, settled, test } from '../support/test';
import { calls, field, fill, issueOf, sessionRecord, submit } from './steps';

const button = /get code|^\d+ s$/i;

test('a code from the short message logs in, once [SMS-01, SMS-03, SMS-04, LOGIN-01, LOGIN-10]', async ({
  page,
  newMember,
  open,
  smsCode,
  said,
}) => {
  const member = await newMember();
  await open('/m/login');
  await page.getByRole('tab', { name: 'Mobile number' }).click();
  const send = page.getByRole('button', { name: button });
  await expect(send).toBeDisabled();
  await fill(page, { mobileNum: '12345' });
  await expect(send).toBeDisabled();
  await fill(page, { mobileNum: member.mobile });
  await send.click();
  await expect(send).toHaveText(/^\d+ s$/);
  await expect(send).toBeDisabled();
  await expect.poll(() => said).toContain('Code sent');
  expect(said.indexOf('Sending the code')).toBeLessThan(said.indexOf('Code sent'));
  await expect(field(page, 'messageCode')).toBeFocused();

  const code = await smsCode(member.mobile);
  await fill(page, { messageCode: code });
  await submit(page);
  await page.waitForURL('**/m/home');
  expect(await sessionRecord(page)).toMatchObject({ userName: member.account });

  // The same code does not open a second session.
  await forgetSession(page);
  await open('/m/login');
  await page.getByRole('tab', { name: 'Mobile number' }).click();
  await fill(page, { mobileNum: member.mobile, messageCode: code });
  await submit(page);
  await expect(issueOf(page, 'messageCode')).toHaveText('The verification code is not correct.');
  await expect(field(page, 'messageCode')).toBeFocused();
  expect(await sessionRecord(page)).toBeNull();
});

test('a wrong code may be tried again, with the captcha that the platform then asks for', async ({
  page,
  newMember,
  open,
  smsCode,
  captchaDigits,
}) => {
  const member = await newMember();
  await open('/m/login');
  await page.getByRole('tab', { name: 'Mobile number' }).click();
  await fill(page, { mobileNum: member.mobile });
  await page.getByRole('button', { name: button }).click();
  const code = await smsCode(member.mobile);
  await fill(page, { messageCode: code === '000000' ? '111111' : '000000' });
  await submit(page);
  await expect(
    page.getByRole('button', { name: /verification code\. press/i }).locator('img'),
  ).toBeVisible();
  await expect(issueOf(page, 'messageCode')).toHaveText('The verification code is not correct.');
  await expect(field(page, 'messageCode')).toBeFocused();
  await fill(page, { messageCode: code, captcha: await captchaDigits() });
  await submit(page);
  await page.waitForURL('**/m/home');
});

test('the countdown goes on through a tab switch, a reload and behind another tab, and ends with the label back [SMS-01, SMS-02, SMS-05]', async ({
  page,
  context,
  newMember,
  open,
}) => {
  // The page's clock is the test's, so that a minute does not take one.
  await page.clock.install();
  const member = await newMember();
  const sent = calls(page, '/wps/verification/sms/noLogin');
  await open('/m/login');
  const send = page.getByRole('button', { name: button });
  const secondsLeft = async () => Number((await send.textContent())?.replace(/\D/g, ''));
  await page.getByRole('tab', { name: 'Mobile number' }).click();
  await fill(page, { mobileNum: member.mobile });
  await send.click();
  await expect(send).toHaveText(/^(60|59) s$/);

  await page.clock.fastForward(20_000);
  await expect.poll(secondsLeft).toBeLessThanOrEqual(40);
  await page.getByRole('tab', { name: 'Username' }).click();
  await page.getByRole('tab', { name: 'Mobile number' }).click();
  expect(await secondsLeft()).toBeGreaterThan(30);

  await page.reload();
  await settled(page);
  await page.getByRole('tab', { name: 'Mobile number' }).click();
  await fill(page, { mobileNum: member.mobile });
  await expect(send).toBeDisabled();
  const left = await secondsLeft();
  expect(left).toBeGreaterThan(20);
  expect(left).toBeLessThanOrEqual(40);

  // Behind another tab it goes on as well.
  const front = await context.newPage();
  await front.goto('/m/home');
  await page.clock.fastForward(5_000);
  await front.close();
  await expect.poll(secondsLeft).toBeLessThanOrEqual(left - 5);

  await page.clock.fastForward(left * 1000);
  await expect(send).toHaveText('Get code');
  await expect(send).toBeEnabled();
  expect(sent).toHaveLength(1);
});

test('a number that was asked for too often is told, and the button wakes again [SMS-04]', async ({
  page,
  newMember,
  open,
  said,
}) => {
  const member = await newMember();
  await page.route('**/wps/verification/sms/noLogin', (route) =>
    route.fulfill({ json: { success: false, code: 'sms.tooMany', value: null } }),
  );
  await open('/m/login');
  await page.getByRole('tab', { name: 'Mobile number' }).click();
  await fill(page, { mobileNum: member.mobile });
  await page.getByRole('button', { name: button }).click();
  const refusal = page.getByRole('alert').filter({ hasText: 'Too many attempts.' });
  await expect(refusal).toBeFocused();
  await expect(refusal).toHaveCount(1);
  await expect(page.getByText('Sending the code')).toBeHidden();
  await expect(page.getByRole('button', { name: button })).toBeEnabled();
  await expect(issueOf(page, 'mobileNum')).toBeEmpty();
  expect(said).not.toContain('Code sent');
});

test('a code that no digits would bring is refused at the form, once the captcha is gone [SMS-04, LOGIN-04]', async ({
  page,
  newMember,
  open,
}) => {
  const member = await newMember();
  const answers = [
    { code: 'captcha.required', value: { captcha: true } },
    { code: 'sms.tooMany', value: null },
  ];
  await page.route('**/wps/verification/sms/noLogin', (route) =>
    route.fulfill({ json: { success: false, ...answers.shift() } }),
  );
  await open('/m/login');
  await page.getByRole('tab', { name: 'Mobile number' }).click();
  await fill(page, { mobileNum: member.mobile });
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog', { name: 'One more step' });
  await dialog.getByRole('textbox', { name: /^Verification code/ }).fill('1234');
  await dialog.getByRole('button', { name: 'Send my SMS code' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('form').getByRole('alert')).toBeFocused();
  await expect(page.locator('form').getByRole('alert')).toContainText('Too many attempts.');
});

test('where others have used up all tries of a name, a code lets its owner in on a new phone [LOGIN-01, LOGIN-03]', async ({
  page,
  newMember,
  open,
  smsCode,
  captchaDigits,
  said,
}) => {
  const member = await newMember();
  const json = { success: false, code: 'requests.tooMany', value: { captcha: true } };
  await page.route('**/wps/session/login', (route) => route.fulfill({ json }), { times: 1 });
  await open('/m/login');
  await fill(page, { username: member.account, password: 'Right-or-wrong-1' });
  await submit(page);
  await expect(page.getByRole('status').getByText(/^Too many tries/)).toBeVisible();
  await page.getByRole('button', { name: 'Log in with an SMS code' }).click();
  await expect(field(page, 'mobileNum')).toBeFocused();
  await fill(page, { mobileNum: member.mobile });
  await page.getByRole('button', { name: button }).click();
  const messageCode = await smsCode(member.mobile);
  await expect.poll(() => said).toContain('Code sent');
  await fill(page, { messageCode, captcha: await captchaDigits() });
  await submit(page);
  await page.waitForURL('**/m/home');
  expect(await sessionRecord(page)).toMatchObject({ userName: member.account });
});

test('where the platform asks for a captcha before it sends a code, it is typed over the form, and the code comes [SMS-01, SMS-04, LOGIN-04]', async ({
  page,
  newMember,
  open,
  smsCode,
}) => {
  const member = await newMember();
  const sent = calls(page, '/wps/verification/sms/noLogin');
  const images = calls(page, '/wps/captcha');
  const refuse = (code: string) =>
    page.route(
      '**/wps/verification/sms/noLogin',
      (route) => route.fulfill({ json: { success: false, code, value: { captcha: true } } }),
      { times: 1 },
    );
  await refuse('captcha.required');
  await open('/m/login');
  await page.getByRole('tab', { name: 'Mobile number' }).click();
  await fill(page, { mobileNum: member.mobile });
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog', { name: 'One more step' });
  const picture = dialog.getByRole('button', { name: /verification code\. press/i }).locator('img');
  await expect(picture).toBeVisible();

  // Back takes it off, and the number stays.
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/m\/login$/);
  await expect(field(page, 'mobileNum')).toHaveValue(member.mobile);
  await refuse('captcha.required');
  await page.getByRole('button', { name: button }).click();
  await expect(picture).toBeVisible();

  // Whoever cannot see the picture hears it.
  const sound = page.waitForResponse('**/wps/captcha/sound?type=sms');
  await dialog.getByRole('button', { name: 'Listen to the code' }).click();
  expect((await sound).ok()).toBe(true);

  await refuse('captcha.wrong');
  const digits = dialog.getByRole('textbox', { name: /^Verification code/ });
  const before = images.length;
  await digits.fill('1111');
  await digits.press('Enter');
  await expect(issueOf(page, 'captcha')).toHaveText('The verification code is not correct.');
  await expect(digits).toHaveValue('');
  await expect(digits).toBeFocused();
  await expect.poll(() => images.length).toBe(before + 1);

  await digits.fill('1234');
  await dialog.getByRole('button', { name: 'Send my SMS code' }).dblclick();
  await expect(dialog).toBeHidden();
  await expect(field(page, 'messageCode')).toBeFocused();
  const captchas = sent.map((request) => (request.postDataJSON() as { captcha?: string }).captcha);
  expect(captchas).toEqual([undefined, undefined, '1111', '1234']);
  await fill(page, { messageCode: await smsCode(member.mobile) });
  await submit(page);
  await page.waitForURL('**/m/home');
});
