import { expect, test } from '../support/test';
import { field, fill, findIssue, submit } from './steps';

// The forms of visitors as a screen reader finds them, in its order: roles, names, states and messages.

test(
  'a screen reader finds all of the login, with the captcha that a failure asks for',
  { tag: '@world' },
  async ({ page, newMember, open }) => {
    const { account } = await newMember();
    await open('/m/login');
    const main = page.getByRole('main');
    await submit(page);
    await expect(findIssue(page, 'username')).toHaveText('Enter your username');
    await expect(findIssue(page, 'password')).toHaveText('Enter your password');
    await fill(page, { username: account, password: 'wrong-password' });
    await submit(page);
    await expect(page.getByRole('alert').filter({ hasText: /password/i })).toBeFocused();
    await expect(field(page, 'captcha')).toBeVisible();
    await submit(page);
    await expect(findIssue(page, 'captcha')).not.toBeEmpty();
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
        - button "Verification code. Press to get a new one"
        - button "Listen to the code"
        - paragraph: Enter the 4 digits in the picture
        - checkbox "Remember password"
        - button "Log in"
      - button "Try it for free"
      - navigation "More options":
        - link "Return home"
        - link "Register now"
        - link "Forgot password"
        - button "Customer services"
  `);
  },
);

test(
  'a screen reader finds all of the registration, and what is wrong with it',
  { tag: '@world' },
  async ({ page, open }) => {
    await open('/m/register');
    const main = page.getByRole('main');
    await expect(main.getByRole('list', { name: 'Announcements' })).toBeVisible();
    const form = main.locator('form');
    await fill(page, { username: 'no', password: 'short', confirmPassword: 'other' });
    await submit(page);
    await expect(field(page, 'username')).toBeFocused();
    await expect(findIssue(page, 'captcha')).not.toBeEmpty();
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
    - button "Verification code. Press to get a new one"
    - button "Listen to the code"
    - paragraph: Enter the 4 digits in the picture
    - checkbox /I am at least \\d+ years old and I accept the user agreement\\./ [checked]
    - link "user agreement"
    - button "Register"
  `);
  },
);
