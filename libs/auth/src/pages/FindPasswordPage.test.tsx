import { refusing, unreachable } from '@playhouse/fixtures';
import { endSession, getSession } from '@playhouse/session';
import { errorCodes } from '@playhouse/wps';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { showAuth } from '../testing/showAuth';
import type { Answers } from '../testing/showAuth';
// Loaded ahead, so that no test waits for the chunks.
import './FindPasswordPage';
import './ForgotPage';
import './LoginPage';

const rule = { minLength: 9, maxLength: 12, charset: 'digits' };

const arrive = (answers: Answers = {}, offered = true) =>
  showAuth('/m/findPassword', {
    flags: { CHNGPASSVERIF3: offered },
    answers: {
      'registration.validationRules': { mobileNum: rule },
      'password.setByPhone': null,
      ...answers,
    },
  });

async function show(answers: Answers = {}) {
  const shown = arrive(answers);
  await screen.findByRole('heading', { name: 'Set a new password' });
  return shown;
}

const mobile = () => screen.getByRole('textbox', { name: /^Mobile number/ });
const code = () => screen.getByRole('textbox', { name: /^SMS code/ });
const password = () => screen.getByLabelText(/^New password/);
const submit = () => screen.getByRole('button', { name: 'Submit' });

async function fill(user: UserEvent) {
  await user.click(mobile());
  await user.paste('9171234567');
  await user.click(screen.getByRole('button', { name: 'Get code' }));
  await waitFor(() => expect(code()).toBeEnabled());
  await user.click(code());
  await user.paste('471100');
  await user.click(password());
  await user.paste('new-secret-1');
}

beforeEach(() => {
  endSession();
  localStorage.clear();
});

test('the code box opens once a code was sent [SETPW-01]', async () => {
  const { wps, user } = await show();
  expect(code()).toBeDisabled();
  await user.type(mobile(), '9171234567');
  await user.click(screen.getByRole('button', { name: 'Get code' }));
  await waitFor(() => expect(code()).toBeEnabled());
  expect(wps.callsOf('verification.smsForReset')).toEqual([
    { body: { mobileNum: '9171234567', countryDialingCode: '63' } },
  ]);
  expect(screen.getByRole('button', { name: /^(60|59) s$/ })).toBeDisabled();
});

test('Submit wakes once a field was touched and sleeps while one has an error [SETPW-02]', async () => {
  const { user } = await show();
  expect(submit()).toBeDisabled();
  await user.type(mobile(), '917');
  await user.click(document.body);
  expect(mobile()).toHaveAccessibleDescription('Enter at least 9 digits');
  expect(submit()).toBeDisabled();
  await user.type(mobile(), '1234567');
  await waitFor(() => expect(submit()).toBeEnabled());
});

test('a new password logs in with the mobile number [SETPW-03]', async () => {
  const { wps, user } = await show();
  await fill(user);
  await user.click(submit());
  expect(await screen.findByTestId('address')).toHaveTextContent('/m/home');
  expect(wps.callsOf('password.setByPhone')[0]?.body).toMatchObject({
    newPassword: 'new-secret-1',
    mobileNum: '9171234567',
    verificationCode: '471100',
  });
  expect(wps.callsOf('session.login')[0]?.body).toMatchObject({
    type: 'username',
    username: '9171234567',
    password: 'new-secret-1',
  });
  expect(getSession()).toBeDefined();
});

test('a login that fails afterwards leads to the login screen [SETPW-03]', async () => {
  const { user } = await show({ 'session.login': refusing(errorCodes.captchaRequired) });
  await fill(user);
  await user.click(submit());
  expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeInTheDocument();
});

test.each([
  [errorCodes.passwordSame, password, 'The new password is the old one. Choose another.'],
  [errorCodes.codeWrong, code, 'This verification code is wrong. Check it and enter it again.'],
  [errorCodes.codeExpired, code, 'This code has expired. Get a new verification code.'],
])('%s empties its field, which tells it until it is mended [SETPW-04]', async (...row) => {
  const [refusal, field, told] = row;
  const { user } = await show({ 'password.setByPhone': refusing(refusal) });
  await fill(user);
  await user.click(submit());
  await waitFor(() => expect(field()).toHaveAccessibleDescription(told));
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('');
  const other = field === code ? password : code;
  expect(other()).toHaveValue(field === code ? 'new-secret-1' : '471100');
  await user.type(field(), 'better-9');
  await waitFor(() => expect(field()).not.toHaveAccessibleDescription(told));
});

test('a refusal of no field uses the code up, and is told at the form [SETPW-04]', async () => {
  const { user } = await show({ 'password.setByPhone': refusing(errorCodes.tooManyRequests) });
  await fill(user);
  await user.click(submit());
  expect(await screen.findByText(/^Too many tries/)).toHaveFocus();
  expect(code()).toHaveValue('');
  expect(password()).toHaveValue('new-secret-1');
});

test('what was typed stays where the platform has not answered', async () => {
  const { wps, user } = await show({ 'password.setByPhone': unreachable });
  await fill(user);
  await user.click(submit());
  await waitFor(() => expect(wps.callsOf('password.setByPhone')).toHaveLength(1));
  await waitFor(() => expect(submit()).toBeEnabled());
  expect(code()).toHaveValue('471100');
  expect(password()).toHaveValue('new-secret-1');
});

test('a merchant without codes leads to the e-mail instead [FORGOT-01]', async () => {
  arrive({}, false);
  expect(await screen.findByRole('textbox', { name: /^E-mail/ })).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: /^Mobile number/ })).not.toBeInTheDocument();
});
