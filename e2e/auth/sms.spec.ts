import type { Page } from '@playwright/test';
import { forgetSession } from '../support/earlierVisit';
import { expect, settled, test } from '../support/test';
import {
  call,
  calls,
  expectLoggedIn,
  field,
  fill,
  findIssue,
  sessionRecord,
  submit,
} from './steps';

const sendCode = '/wps/verification/sms/noLogin';
const button = (page: Page) => page.getByRole('button', { name: /get code|^\d+ s$/i });
const byNumber = (page: Page) => page.getByRole('tab', { name: 'Mobile number' }).click();

test('foreign number logs in once by a code over a reload [SMS-01, SMS-05, LOGIN-10, REG-03]', async ({
  page,
  newMember,
  open,
  smsCode,
  said,
}) => {
  // The plan of Singapore knows eight digits that begin with 8 or 9.
  const mobile = `9${String(Date.now()).slice(-7)}`;
  const member = await newMember({ mobile, dialingCode: '65' });
  const singapore = page.getByRole('button', { name: 'Country code +65, Singapore' });
  const written = `+65 ${mobile.slice(0, 4)}-${mobile.slice(4)}`;
  await open('/m/login');
  await byNumber(page);
  await expect(button(page)).toBeDisabled();
  await fill(page, { mobileNum: written });
  await expect(singapore).toBeVisible();
  const asked = call(page, 'POST', sendCode);
  await button(page).click();
  expect((await asked).postDataJSON()).toMatchObject({
    mobileNum: mobile,
    countryDialingCode: '65',
  });
  await expect.poll(() => said).toContain('Code sent');
  await expect(button(page)).toHaveText(/^\d+ s$/);
  await expect(field(page, 'messageCode')).toBeFocused();

  // A reload while the code is waited for: the number is there, with its country, and the wait goes on.
  await page.reload();
  await settled(page);
  await byNumber(page);
  await expect(field(page, 'mobileNum')).toHaveValue(mobile);
  await expect(singapore).toBeVisible();
  await expect(button(page)).toHaveText(/^\d+ s$/);
  const messageCode = await smsCode(mobile);
  await fill(page, { messageCode });
  await submit(page);
  await expectLoggedIn(page, member.account);

  await forgetSession(page);
  await open('/m/login');
  await byNumber(page);
  await fill(page, { mobileNum: written, messageCode });
  await submit(page);
  await expect(findIssue(page, 'messageCode')).toHaveText(
    'This verification code is wrong. Check it and enter it again.',
  );
  expect(await sessionRecord(page)).toBeNull();
});

test('code lets the owner of a locked name in, also after a wrong one [LOGIN-01, LOGIN-03]', async ({
  page,
  newMember,
  open,
  smsCode,
  captchaDigits,
}) => {
  const member = await newMember();
  const json = { success: false, code: 'requests.tooMany', value: { captcha: true } };
  await page.route('**/wps/session/login', (route) => route.fulfill({ json }), { times: 1 });
  await open('/m/login');
  await fill(page, { username: member.account, password: 'Right-or-wrong-1' });
  await submit(page);
  await page.getByRole('button', { name: 'Log in with an SMS code' }).click();
  await expect(field(page, 'mobileNum')).toBeFocused();
  await fill(page, { mobileNum: member.mobile });
  await button(page).click();
  const code = await smsCode(member.mobile);
  const captcha = await captchaDigits();
  await fill(page, { messageCode: code === '000000' ? '111111' : '000000', captcha });
  await submit(page);
  await expect(findIssue(page, 'messageCode')).toHaveText(
    'This verification code is wrong. Check it and enter it again.',
  );
  await expect(field(page, 'messageCode')).toBeFocused();
  await expect.poll(captchaDigits).not.toBe(captcha);
  await fill(page, { messageCode: code, captcha: await captchaDigits() });
  await submit(page);
  await expectLoggedIn(page, member.account);
});

test('captcha before a code is typed in a window over the form [SMS-01, SMS-04, LOGIN-04]', async ({
  page,
  newMember,
  open,
  smsCode,
}) => {
  const member = await newMember();
  const sent = calls(page, sendCode);
  const images = calls(page, '/wps/captcha');
  const refuse = (code: string, captcha = true) =>
    page.route(
      `**${sendCode}`,
      (route) => route.fulfill({ json: { success: false, code, value: captcha && { captcha } } }),
      { times: 1 },
    );
  const dialog = page.getByRole('dialog', { name: 'One more step' });
  const digits = dialog.getByRole('textbox', { name: /^Verification code/ });
  const picture = dialog.getByRole('button', { name: /verification code\. press/i }).locator('img');
  const ask = async () => {
    await refuse('captcha.required');
    await button(page).click();
    await expect(picture).toBeVisible();
  };
  await open('/m/login');
  await byNumber(page);
  await fill(page, { mobileNum: member.mobile });
  await ask();

  // Back takes it off, and the number stays.
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/m\/login$/);
  await expect(field(page, 'mobileNum')).toHaveValue(member.mobile);
  await ask();
  await refuse('captcha.wrong');
  const before = images.length;
  await digits.fill('1111');
  await digits.press('Enter');
  await expect(findIssue(page, 'captcha')).toHaveText(
    'This verification code is wrong. Check it and enter it again.',
  );
  await expect(digits).toBeFocused();
  await expect.poll(() => images.length).toBe(before + 1);

  // A refusal that no digits would mend is told at the form, once the window is gone.
  await refuse('sms.tooMany', false);
  await digits.fill('2222');
  await digits.press('Enter');
  await expect(dialog).toBeHidden();
  const refusal = page.locator('form').getByRole('alert');
  await expect(refusal).toContainText('Too many tries.');
  await expect(refusal).toBeFocused();

  await ask();
  await digits.fill('1234');
  await dialog.getByRole('button', { name: 'Send my SMS code' }).dblclick();
  await expect(dialog).toBeHidden();
  await expect(field(page, 'messageCode')).toBeFocused();
  const captchas = sent.map((request) => (request.postDataJSON() as { captcha?: string }).captcha);
  expect(captchas).toEqual([undefined, undefined, '1111', '2222', undefined, '1234']);
  await fill(page, { messageCode: await smsCode(member.mobile) });
  await submit(page);
  await page.waitForURL('**/m/home');
});
