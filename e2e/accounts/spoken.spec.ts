import { expect, test } from '../support/test';
import { field, fill, issueOf, submit } from './steps';

// What a screen reader finds on each screen of an account, in its order: roles, names, states and messages.

test('the login is spoken in full, fresh, with a wrong password, and with the captcha that this asks for', async ({
  page,
  newMember,
  open,
}) => {
  const { account } = await newMember();
  await open('/m/login');
  const main = page.getByRole('main');
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - heading "Welcome back" [level=1]
      - button "Back"
      - button "Language"
      - paragraph: Log in to Amihanda and pick up where you left off.
      - tablist "How to log in":
        - tab "Username" [selected]
        - tab "Mobile number"
      - tabpanel "Username":
        - textbox "Username"
        - textbox "Password"
        - button "Show password"
        - checkbox "Remember password"
        - button "Log in"
      - button "Try it for free"
      - navigation "Other ways from here":
        - link "Return home"
        - link "Register now"
        - link "Forgot password"
        - button "Customer services"
  `);
  await submit(page);
  await expect(issueOf(page, 'username')).toHaveText('Enter your username');
  await expect(issueOf(page, 'password')).toHaveText('Enter your password');
  await fill(page, { username: account, password: 'wrong-password' });
  await submit(page);
  await expect(page.getByRole('alert').filter({ hasText: /password/i })).toBeFocused();
  await expect(field(page, 'captcha')).toBeVisible();
  await submit(page);
  await expect(issueOf(page, 'captcha')).not.toBeEmpty();
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - heading "Welcome back" [level=1]
      - button "Back"
      - button "Language"
      - paragraph: Log in to Amihanda and pick up where you left off.
      - tablist "How to log in":
        - tab "Username" [selected]
        - tab "Mobile number"
      - tabpanel "Username":
        - textbox "Username": /^j_/
        - textbox "Password": wrong-password
        - button "Show password"
        - textbox "Verification code" [invalid]
        - button "Verification code. Press for a new one"
        - button "Listen to the code"
        - paragraph: Enter the 4 digits in the picture
        - checkbox "Remember password"
        - button "Log in"
      - button "Try it for free"
      - navigation "Other ways from here":
        - link "Return home"
        - link "Register now"
        - link "Forgot password"
        - button "Customer services"
  `);
});

test('the registration is spoken in full, fresh and with what is wrong with it', async ({
  page,
  open,
}) => {
  await open('/m/register');
  const main = page.getByRole('main');
  await expect(main.getByRole('list', { name: 'Announcements' })).toBeVisible();
  const form = main.locator('form');
  await expect(form).toMatchAriaSnapshot(`
    - textbox "Username"
    - textbox "Password"
    - button "Show password"
    - textbox "Confirm password"
    - button "Show password"
    - button /Country code \\+\\d+/
    - textbox "Mobile number"
    - textbox "SMS code"
    - button "Get code" [disabled]
    - textbox "Nickname"
    - textbox "Invitation code"
    - textbox "Verification code"
    - button "Verification code. Press for a new one"
    - button "Listen to the code"
    - paragraph: Enter the 4 digits in the picture
    - checkbox /I am at least \\d+ years old and I accept the user agreement\\./ [checked]
    - link "user agreement"
    - button "Register"
  `);
  await fill(page, { username: 'no', password: 'short', confirmPassword: 'other' });
  await submit(page);
  await expect(field(page, 'username')).toBeFocused();
  await expect(issueOf(page, 'captcha')).not.toBeEmpty();
  await expect(form).toMatchAriaSnapshot(`
    - textbox "Username" [invalid]: "no"
    - paragraph: /Use 4 to \\d+ letters, digits or underscores/
    - textbox "Password" [invalid]: short
    - button "Show password"
    - paragraph: /Use 8 to \\d+ characters/
    - textbox "Confirm password" [invalid]: other
    - button "Show password"
    - paragraph: The two passwords do not match
    - button /Country code \\+\\d+/
    - textbox "Mobile number"
    - textbox "SMS code"
    - button "Get code" [disabled]
    - textbox "Nickname"
    - textbox "Invitation code"
    - textbox "Verification code" [invalid]
    - button "Verification code. Press for a new one"
    - button "Listen to the code"
    - paragraph: Enter the 4 digits in the picture
    - checkbox /I am at least \\d+ years old and I accept the user agreement\\./ [checked]
    - link "user agreement"
    - button "Register"
  `);
});

test('the ways to a new password are spoken in full: by phone, by e-mail, by code and by link', async ({
  page,
  newMember,
  open,
  smsCode,
  said,
}) => {
  const { mobile } = await newMember();
  const main = page.getByRole('main');
  await open('/m/forget');
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - heading "Forgot password" [level=1]
      - tablist "How to find your account":
        - tab "By phone" [selected]
        - tab "By e-mail"
      - tabpanel "By phone":
        - paragraph: We send a code to the mobile number of your account. With it you set a new password.
        - button /Country code \\+\\d+/
        - textbox "Mobile number"
        - button "Continue by phone"
  `);
  await page.getByRole('tab', { name: 'By e-mail' }).click();
  await fill(page, { username: 'somebody', email: 'nowhere' });
  await submit(page);
  await expect(issueOf(page, 'email')).not.toBeEmpty();
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - heading "Forgot password" [level=1]
      - tablist "How to find your account":
        - tab "By phone"
        - tab "By e-mail" [selected]
      - tabpanel "By e-mail":
        - paragraph: We send a link to the e-mail address of your account. With it you set a new password; the old one holds until then.
        - textbox "Username": somebody
        - textbox "E-mail" [invalid]: nowhere
        - paragraph: Please enter a valid e-mail address
        - button "Submit"
  `);

  await open('/m/findPassword');
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - heading "Set a new password" [level=1]
      - button /Country code \\+\\d+/
      - textbox "Mobile number"
      - textbox "SMS code" [disabled]
      - button "Get code" [disabled]
      - textbox "New password"
      - button "Show password"
      - button "Submit" [disabled]
  `);
  await fill(page, { mobileNum: mobile });
  await page.getByRole('button', { name: 'Get code' }).click();
  await smsCode(mobile);
  await expect.poll(() => said).toContain('Code sent');
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - heading "Set a new password" [level=1]
      - button /Country code \\+\\d+, Philippines/
      - textbox "Mobile number": /\\d+/
      - textbox "SMS code"
      - button /\\d+ s/ [disabled]
      - textbox "New password"
      - button "Show password"
      - button "Submit"
  `);

  await page.goto('/m/mine');
  await open('/m/findPassword#of-a-letter');
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - heading "Set a new password" [level=1]
      - textbox "New password"
      - button "Show password"
      - button "Submit"
  `);
});

test('the screens of a member’s account are spoken in full', async ({
  page,
  newMember,
  login,
  open,
}) => {
  test.slow(true, 'four screens and what they open');
  const member = await newMember();
  await login(member);
  const main = page.getByRole('main');
  await open('/m/changePsw');
  await submit(page);
  await expect(issueOf(page, 'newPassword')).not.toBeEmpty();
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - heading "Change password" [level=1]
      - textbox "Username": /^j_/
      - textbox "New password" [invalid]
      - button "Show password"
      - paragraph: Enter your password
      - textbox "Confirm password" [invalid]
      - button "Show password"
      - paragraph: Enter password
      - button "Confirm"
  `);
  await open('/m/set');
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - heading "Settings" [level=1]
      - button "Change password"
      - button "Sign out"
  `);
  await open('/m/devices');
  await expect(main.getByText('This device', { exact: true })).toBeVisible();
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - heading "Your devices" [level=1]
      - paragraph: You are logged in here. If you do not know a device, sign it out and change your password.
      - list:
        - listitem: /^Chrome · Linux Logged in. .+ Last used. .+ Address. .+ This device$/
      - paragraph: You are not logged in anywhere else.
  `);
  await open('/m/securityCenter');
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - heading "Security center" [level=1]
      - button "Identity check Customer service tells you what is needed Not verified"
      - link "Login password Change it from time to time"
      - button "Payment password Releases withdrawals and transfers Not set"
      - link "Devices See where you are logged in"
      - heading "Bank cards" [level=2]
      - paragraph: No bank card yet. Add one to receive withdrawals.
      - button "Add a bank card"
  `);
  await main.getByRole('button', { name: /^Payment password/ }).click();
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog "Payment password":
      - heading "Payment password" [level=2]
      - button "Close"
      - textbox "New payment password"
      - button "Show password"
      - textbox "Repeat the new payment password"
      - button "Show password"
      - button "Save"
  `);
});
