import { call, expectLoggedIn, field, fill, findIssue, sessionRecord, submit } from '../auth/steps';
import { forgetSession } from '../support/earlierVisit';
import { expect, settled, test } from '../support/test';
import { codeSentTo, emulatorUrl } from './emulator';
import { openPayload } from './payload';

const counting = /^(60|5\d) s$/;

// The emulator has no reCAPTCHA to tell of.
test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(/status of 501/);
});

test('external code logs in; its wait survives a reload [LOGIN-10, SMS-02, SMS-04, SMS-05]', async ({
  page,
  newMember,
  open,
  said,
  expectedErrors,
}) => {
  // The service's answer to a wrong code.
  expectedErrors.push(/status of 400/);
  const member = await newMember();
  const answer = page.waitForResponse('**/m/login');
  await open('/m/login');
  const policy = (await answer).headers()['content-security-policy'] ?? '';
  expect(/connect-src [^;]*/.exec(policy)?.[0]).toContain(emulatorUrl);

  await page.getByRole('tab', { name: 'Mobile number' }).click();
  // As people write it: the zero in front belongs to no international number.
  await fill(page, { mobileNum: `0${member.mobile}` });
  const announced = call(page, 'POST', '/wps/verification/external/send');
  await page.getByRole('button', { name: 'Get code' }).click();
  await announced;
  await expect(page.getByRole('button', { name: counting })).toBeDisabled();
  await expect.poll(() => said).toContain('Code sent');

  const code = await codeSentTo(`+63${member.mobile}`);
  await fill(page, { messageCode: code === '000000' ? '111111' : '000000' });
  await submit(page);
  await expect(findIssue(page, 'messageCode')).toHaveText(
    'Enter the digits of the code we sent you',
  );
  await expect(field(page, 'messageCode')).toBeFocused();

  await fill(page, { messageCode: code });
  const login = call(page, 'POST', '/wps/session/login');
  await submit(page);
  expect(await openPayload(await login)).toEqual({
    type: 'firebase',
    firebaseChannel: 'sms',
    firebaseIdToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.$/),
    firebaseMobileNo: `0${member.mobile}`,
    countryDialingCode: '63',
    remember: false,
  });
  await expectLoggedIn(page, member.account);

  await forgetSession(page);
  await page.goto('/m/login');
  await settled(page);
  await page.getByRole('tab', { name: 'Mobile number' }).click();
  await expect(page.getByRole('button', { name: /^\d+ s$/ })).toBeDisabled();
});

test('a failure of the external service is not told, and a code can be asked for again [SMS-04]', async ({
  page,
  newMember,
  open,
  said,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  const member = await newMember();
  await page.route(`${emulatorUrl}/**sendVerificationCode**`, (route) => route.abort());
  await open('/m/login');
  await page.getByRole('tab', { name: 'Mobile number' }).click();
  await fill(page, { mobileNum: member.mobile });
  await page.getByRole('button', { name: 'Get code' }).click();
  await expect.poll(() => said).toContain('Sending the code');
  await expect(page.getByRole('button', { name: 'Get code' })).toBeEnabled();
  expect(said.filter((text) => text !== 'Sending the code')).toEqual([]);
});

test('number registers with the external service’s proof [REG-10, REG-18, REG-19]', async ({
  page,
  open,
  captchaDigits,
}) => {
  const mobile = `9${String(Date.now()).slice(-9)}`;
  await open('/m/register');
  await page.getByRole('tab', { name: 'Mobile number' }).click();
  await fill(page, { mobileNum: mobile });
  await page.getByRole('button', { name: 'Get code' }).click();
  await expect(page.getByRole('button', { name: counting })).toBeDisabled();
  const code = await codeSentTo(`+63${mobile}`);
  const secret = 'Journey-2026';
  await fill(page, { verificationCode: code, password: secret, confirmPassword: secret });
  await fill(page, { captcha: await captchaDigits() });
  const sent = call(page, 'PUT', '/wps/member/register/mobile');
  await submit(page);
  expect(await openPayload(await sent)).toMatchObject({
    mobileNum: mobile,
    countryDialingCode: '63',
    verificationCode: code,
    firebaseChannel: 'sms',
    firebaseIdToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.$/),
  });
  await page.waitForURL('**/m/home');
  expect(await sessionRecord(page)).toMatchObject({ merchantCode: 'amihanda', type: 0 });
});
