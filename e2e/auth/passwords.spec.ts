import { forgetSession, keepSession } from '../support/earlierVisit';
import { gatewayUrl } from '../support/ports';
import { expect, password, test } from '../support/test';
import { boxes, call, expectLoggedIn, field, fill, submit } from './steps';

const changed = 'Another-2026';

test('a forgotten password is set anew by a mailed link, once [FORGOT-01, FORGOT-03, FORGOT-04]', async ({
  page,
  newMember,
  open,
  letter,
  said,
}) => {
  const member = await newMember();
  await open('/m/login');
  await page.getByRole('link', { name: 'Forgot password' }).click();
  await page.getByRole('tab', { name: 'By e-mail' }).click();
  await fill(page, { username: ` ${member.account} `, email: ` ${member.email} ` });
  const asked = call(page, 'POST', '/wps/member/password/forget');
  await submit(page);
  const request = await asked;
  expect(request.headers()['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
  expect(Object.fromEntries(new URLSearchParams(request.postData() ?? ''))).toEqual({
    username: member.account,
    email: member.email,
  });
  await expect.poll(() => said).toContain('We sent it. Check your mailbox.');
  await page.waitForURL('**/m/login');

  const [link = ''] = /http:\S+/.exec(await letter(member.email)) ?? [];
  await page.goto(link);
  await fill(page, { newPassword: changed });
  await submit(page);
  await expectLoggedIn(page, member.account);

  await page.goto(link);
  await fill(page, { newPassword: password });
  await submit(page);
  await expect(
    page.getByRole('alert').filter({ hasText: 'This link no longer works' }),
  ).toBeVisible();
});

test('forgotten password is set by a code after a captcha and Back [ROUTE-04, SETPW-03]', async ({
  page,
  newMember,
  open,
  smsCode,
}) => {
  const member = await newMember();
  const json = { success: false, code: 'captcha.required', value: { captcha: true } };
  const address = '**/wps/verification/sms/passwordReset';
  await page.route(address, (route) => route.fulfill({ json }), { times: 1 });
  await open('/m/forget');
  await fill(page, { mobileNum: member.mobile });
  const goOn = page.getByRole('button', { name: 'Continue by phone' });
  await goOn.click();
  const dialog = page.getByRole('dialog', { name: 'One more step' });
  await dialog.getByRole('textbox', { name: /^Verification code/ }).fill('1234');
  await dialog.getByRole('button', { name: 'Send my SMS code' }).click();
  await page.waitForURL('**/m/findPassword');
  await expect(dialog).toBeHidden();
  await page.goBack();
  await page.waitForURL('**/m/forget');
  await expect(dialog).toBeHidden();
  await expect(field(page, 'mobileNum')).not.toHaveValue('');

  // The code that is on its way is the one that is taken.
  await goOn.click();
  await page.waitForURL('**/m/findPassword');
  await expect(page.getByRole('button', { name: /^\d+ s$/ })).toBeDisabled();
  await fill(page, { verificationCode: await smsCode(member.mobile), newPassword: changed });
  await submit(page);
  await expectLoggedIn(page, member.account);
});

test('changed password ends other sessions and logs in [CHPW-01, CHPW-05, LOGIN-02, SESS-03]', async ({
  page,
  browser,
  baseURL,
  merchant,
  newMember,
  open,
  said,
}) => {
  const member = await newMember();
  const other = await browser.newContext({ baseURL });
  const elsewhere = await other.newPage();
  await keepSession(elsewhere, gatewayUrl, merchant, { username: member.account, password });

  await open('/m/login');
  await fill(page, { username: member.account, password });
  await page.getByLabel('Remember password').check();
  await submit(page);
  await page.waitForURL('**/m/home');
  await open('/m/changePsw');
  // The session holds the old one, over the load of a page.
  await expect(field(page, 'newPassword')).toBeVisible();
  await expect(boxes(page, 'oldPassword')).toHaveCount(0);
  await fill(page, { newPassword: changed, confirmNewPassword: changed });
  await submit(page);
  await expect.poll(() => said).toContain('Change saved');
  await page.waitForURL('**/m/home');
  expect(await page.evaluate(() => sessionStorage.getItem('PSW'))).toBeNull();
  const kept = await page.evaluate(() => localStorage.getItem('remPass'));
  expect(kept).toContain(member.account);
  expect(kept).not.toContain(changed);

  // The other browser is logged out by its next call, and led to the login.
  await elsewhere.goto('/m/securityCenter');
  await elsewhere.waitForURL('**/m/login?**');
  await other.close();

  await forgetSession(page);
  await open('/m/login');
  await expect(field(page, 'password')).toHaveValue(changed);
  await submit(page);
  await page.waitForURL('**/m/home');
});
