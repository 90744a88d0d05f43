import { forgetSession } from '../support/earlierVisit';
import { expect, password, settled, test } from '../support/test';
import {
  boxes,
  call,
  calls,
  field,
  fill,
  issueOf,
  sessionRecord,
  submit,
  submitButton,
} from './steps';

const changed = 'Another-2026';

test.describe('a forgotten password', () => {
  test('is set anew by a mailed link; name and address go trimmed and form-encoded [FORGOT-01, FORGOT-02, FORGOT-03, FORGOT-04]', async ({
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
    await fill(page, { username: ` ${member.account} `, email: 'someone@mail' });
    await submit(page);
    await expect(issueOf(page, 'email')).toHaveText('Please enter a valid e-mail address');
    await expect(field(page, 'email')).toBeFocused();
    await fill(page, { email: ` ${member.email} ` });
    const asked = call(page, 'POST', '/wps/member/password/forget');
    await submit(page);
    const request = await asked;
    expect(request.headers()['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
    expect(Object.fromEntries(new URLSearchParams(request.postData() ?? ''))).toEqual({
      username: member.account,
      email: member.email,
    });
    await expect.poll(() => said).toContain('It is on its way. Please look into your mailbox.');
    expect(said).toContain('Please wait');
    await page.waitForURL('**/m/login');

    const [link = ''] = /http:\S+/.exec(await letter(member.email)) ?? [];
    await page.goto(link);
    await page.getByLabel('New password').fill(password);
    await submit(page);
    await expect(field(page, 'newPassword')).toBeFocused();
    await fill(page, { newPassword: changed });
    await submit(page);
    await page.waitForURL('**/m/home');
    expect(await sessionRecord(page)).toMatchObject({ userName: member.account });

    await page.goto(link);
    await fill(page, { newPassword: password });
    await submit(page);
    await expect(
      page.getByRole('alert').filter({ hasText: 'This link is no longer good' }),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Ask for a new link' }).click();
    await page.waitForURL('**/m/forget');
  });

  test('is found by phone first where the platform offers it, and set by a code [FORGOT-01, ROUTE-04, SETPW-01, SETPW-02, SETPW-03]', async ({
    page,
    newMember,
    open,
    smsCode,
  }) => {
    const member = await newMember();
    await open('/m/forget');
    await expect(page.getByRole('tab', { name: 'By phone' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    const goOn = page.getByRole('button', { name: 'Continue by phone' });
    await fill(page, { mobileNum: '12' });
    await goOn.click();
    await expect(issueOf(page, 'mobileNum')).toHaveText('A mobile number has at least 6 digits');
    await expect(field(page, 'mobileNum')).toBeFocused();
    await fill(page, { mobileNum: member.mobile });
    await goOn.click();
    await page.waitForURL('**/m/findPassword');
    await expect(field(page, 'mobileNum')).not.toHaveValue('');
    await expect(page.getByRole('button', { name: /^\d+ s$/ })).toBeDisabled();
    await expect(submitButton(page)).toBeDisabled();
    const login = call(page, 'POST', '/wps/session/login');
    await fill(page, { verificationCode: await smsCode(member.mobile), newPassword: changed });
    await submit(page);
    await login;
    await page.waitForURL('**/m/home');
    expect(await sessionRecord(page)).toMatchObject({ userName: member.account });
  });

  test('is found by phone also where a captcha is asked for first, and Back leads to the form [SMS-01, ROUTE-04]', async ({
    page,
    newMember,
    open,
  }) => {
    const member = await newMember();
    const json = { success: false, code: 'captcha.required', value: { captcha: true } };
    const address = '**/wps/verification/sms/passwordReset';
    await page.route(address, (route) => route.fulfill({ json }), { times: 1 });
    await open('/m/forget');
    await fill(page, { mobileNum: member.mobile });
    await page.getByRole('button', { name: 'Continue by phone' }).click();
    const dialog = page.getByRole('dialog', { name: 'One more step' });
    await dialog.getByRole('textbox', { name: /^Verification code/ }).fill('1234');
    await dialog.getByRole('button', { name: 'Send my SMS code' }).click();
    await page.waitForURL('**/m/findPassword');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: /^\d+ s$/ })).toBeDisabled();
    await page.goBack();
    await page.waitForURL('**/m/forget');
    await expect(field(page, 'mobileNum')).not.toHaveValue('');
    await expect(dialog).toBeHidden();
  });

  test('that is not new empties the password; a wrong code empties the code [SETPW-01, SETPW-04]', async ({
    page,
    newMember,
    open,
    smsCode,
  }) => {
    const member = await newMember();
    await open('/m/findPassword');
    const send = page.getByRole('button', { name: 'Get code' });
    await expect(send).toBeDisabled();
    await expect(field(page, 'verificationCode')).toBeDisabled();
    await fill(page, { mobileNum: member.mobile });
    await send.click();
    const code = await smsCode(member.mobile);
    await fill(page, { verificationCode: '0000', newPassword: password });
    await submit(page);
    await expect(field(page, 'verificationCode')).toHaveValue('');
    await expect(field(page, 'verificationCode')).toBeFocused();
    await expect(issueOf(page, 'verificationCode')).toHaveText(
      'The verification code is not correct.',
    );
    await expect(field(page, 'newPassword')).toHaveValue(password);

    await fill(page, { verificationCode: code });
    await submit(page);
    await expect(issueOf(page, 'newPassword')).toHaveText(
      'The new password must differ from the old one.',
    );
    await expect(field(page, 'newPassword')).toHaveValue('');
    await expect(field(page, 'newPassword')).toBeFocused();
    await expect(issueOf(page, 'newPassword')).toHaveText(
      'The new password must differ from the old one.',
    );
    await expect(issueOf(page, 'verificationCode')).toBeEmpty();
    await expect(field(page, 'verificationCode')).toHaveValue(code);
    await fill(page, { newPassword: changed });
    await submit(page);
    await page.waitForURL('**/m/home');
  });
});

test.describe('by e-mail alone', () => {
  test.use({ merchant: 'corvalume' });

  test('a merchant without codes offers no phone [FORGOT-01]', async ({ page, open }) => {
    await open('/m/forget');
    await expect(field(page, 'email')).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(page.getByText(/by phone/i)).toHaveCount(0);
    await open('/m/findPassword');
    await page.waitForURL('**/m/forget');
    await expect(field(page, 'email')).toBeVisible();
  });
});

test.describe('changing the password', () => {
  test('asks no old one right after the login, ends other sessions, and goes home [CHPW-01, CHPW-05, SESS-03]', async ({
    page,
    browser,
    baseURL,
    newMember,
    open,
    said,
  }) => {
    test.slow(true, 'two browsers log in');
    const member = await newMember();
    const other = await browser.newContext({ baseURL });
    const elsewhere = await other.newPage();
    await elsewhere.goto('/m/login');
    await fill(elsewhere, { username: member.account, password });
    await submit(elsewhere);
    await elsewhere.waitForURL('**/m/home');

    await open('/m/login');
    await fill(page, { username: member.account, password });
    await page.getByLabel('Remember password').check();
    await submit(page);
    await page.waitForURL('**/m/home');
    expect(await page.evaluate(() => sessionStorage.getItem('PSW'))).not.toBeNull();
    await open('/m/set');
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.waitForURL('**/m/changePsw');
    await expect(page.getByLabel('Username')).toHaveValue(member.account);
    await expect(page.getByLabel('Username')).not.toBeEditable();
    await expect(boxes(page, 'oldPassword')).toHaveCount(0);

    await fill(page, { newPassword: changed });
    await submit(page);
    await expect(issueOf(page, 'confirmNewPassword')).toHaveText('Enter password');
    await fill(page, { confirmNewPassword: 'Different-2026' });
    await submit(page);
    await expect(issueOf(page, 'confirmNewPassword')).toHaveText(
      'Confirmation password not matched',
    );
    await fill(page, { confirmNewPassword: changed });
    await submit(page);
    await expect.poll(() => said).toContain('Change saved');
    await page.waitForURL('**/m/home');
    expect(await page.evaluate(() => sessionStorage.getItem('PSW'))).toBeNull();

    // The other browser is logged out by its next call, and led to the login.
    await elsewhere.goto('/m/securityCenter');
    await elsewhere.waitForURL('**/m/login?**');
    await other.close();

    // What was remembered is the new password.
    await forgetSession(page);
    await open('/m/login');
    await expect(field(page, 'password')).toHaveValue(changed);
    await submit(page);
    await page.waitForURL('**/m/home');
  });

  test('asks the old one when none is held; a wrong one only changes nothing [CHPW-01, CHPW-04, CHPW-06]', async ({
    page,
    newMember,
    login,
    open,
  }) => {
    await login(await newMember());
    await page.evaluate(() => sessionStorage.removeItem('PSW'));
    await open('/m/changePsw');
    await fill(page, {
      oldPassword: 'not-my-password',
      newPassword: changed,
      confirmNewPassword: changed,
    });
    await submit(page);
    await expect(field(page, 'oldPassword')).toHaveAccessibleDescription(/not correct/);
    await expect(field(page, 'oldPassword')).toBeFocused();
    await expect(page.getByText('Please wait')).toBeHidden();
    await expect(page).toHaveURL(/\/m\/changePsw$/);
    await fill(page, { oldPassword: password });
    await submit(page);
    await page.waitForURL('**/m/home');
  });

  test('to the same one is refused in a dialog, and nothing is sent [CHPW-03]', async ({
    page,
    newMember,
    login,
    open,
  }) => {
    await login(await newMember());
    await open('/m/changePsw');
    await settled(page);
    const sent = calls(page, '/wps/member/password');
    await fill(page, { newPassword: password, confirmNewPassword: password });
    await submit(page);
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('The new and old passwords cannot be the same');
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(dialog).toBeHidden();
    expect(sent).toHaveLength(0);
  });
});
