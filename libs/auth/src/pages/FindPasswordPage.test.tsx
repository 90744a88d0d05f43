import { fakeWps, sampleMerchant, ScreenProviders } from '@playhouse/fixtures';
import type { FakeAnswer } from '@playhouse/fixtures';
import { endSession, getSession, viewer } from '@playhouse/session';
import { BusinessError, ContractError, errorCodes, HttpError, NetworkError } from '@playhouse/wps';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { authScreens } from '../screens';
// Loaded ahead, so that no test waits for the chunks.
import './FindPasswordPage';
import './ForgotPage';
import './LoginPage';

const opened = { token: 't-1', userName: '9171234567', customerType: 0, firstTimeLogin: false };
const rule = { minLength: 9, maxLength: 12, charset: 'digits' };

function arrive(some: Record<string, FakeAnswer> = {}, offered = true) {
  const wps = fakeWps({
    'session.login': opened,
    'registration.validationRules': { mobileNum: rule },
    'verification.smsForReset': { expiredMinutes: 1 },
    'password.setByPhone': null,
    ...some,
  });
  render(
    <ScreenProviders
      screens={authScreens}
      viewer={viewer}
      history={['/m/findPassword']}
      merchant={sampleMerchant({ flags: { CHNGPASSVERIF3: offered } })}
      wps={wps}
    />,
  );
  return { wps, user: userEvent.setup() };
}

async function show(some: Record<string, FakeAnswer> = {}) {
  const shown = arrive(some);
  await screen.findByRole('heading', { name: 'Set a new password' });
  return shown;
}

const mobile = () => screen.getByRole('textbox', { name: /^Mobile number/ });
const code = () => screen.getByRole('textbox', { name: /^SMS code/ });
const password = () => screen.getByLabelText(/^New password/);
const submit = () => screen.getByRole('button', { name: 'Submit' });

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(mobile(), '9171234567');
  await user.click(screen.getByRole('button', { name: 'Get code' }));
  await waitFor(() => expect(code()).toBeEnabled());
  await user.type(code(), '471100');
  await user.type(password(), 'new-secret-1');
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
  expect(mobile()).toHaveAccessibleDescription('A mobile number has at least 9 digits');
  expect(submit()).toBeDisabled();
  await user.type(mobile(), '1234567');
  await waitFor(() => expect(submit()).toBeEnabled());
});

test('success logs in with the mobile number and the new password [SETPW-03]', async () => {
  const { wps, user } = await show();
  await fill(user);
  await user.click(submit());
  expect(await screen.findByTestId('address')).toHaveTextContent('/m/home');
  expect(wps.callsOf('password.setByPhone')[0]?.body).toMatchObject({
    newPassword: 'new-secret-1',
    mobileNum: '9171234567',
    verificationCode: '471100',
  });
  expect(wps.callsOf('session.login')[0]?.body).toEqual({
    type: 'username',
    username: '9171234567',
    password: 'new-secret-1',
    remember: false,
  });
  expect(getSession()?.userName).toBe('9171234567');
});

test('a login that fails afterwards leads to the login screen [SETPW-03]', async () => {
  const { user } = await show({
    'session.login': () => {
      throw new BusinessError({ code: errorCodes.captchaRequired, status: 200 }, 'ref-1');
    },
  });
  await fill(user);
  await user.click(submit());
  expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeInTheDocument();
});

test.each([
  [errorCodes.passwordSame, '471100', ''],
  [errorCodes.codeWrong, '', 'new-secret-1'],
  [errorCodes.tooManyRequests, '', 'new-secret-1'],
])('%s leaves code %j and password %j [SETPW-04]', async (refusal, codeLeft, passwordLeft) => {
  const { wps, user } = await show({
    'password.setByPhone': () => {
      throw new BusinessError({ code: refusal, status: 200 }, 'ref-1');
    },
  });
  await fill(user);
  await user.click(submit());
  await waitFor(() => expect(wps.callsOf('password.setByPhone')).toHaveLength(1));
  await waitFor(() => expect(code()).toHaveValue(codeLeft));
  expect(password()).toHaveValue(passwordLeft);
  if (refusal === errorCodes.tooManyRequests)
    expect(await screen.findByText(/^Too many attempts/)).toHaveFocus();
  else expect(refusal === errorCodes.passwordSame ? password() : code()).toHaveFocus();
});

test.each([
  ['the network fails', new NetworkError('no network', 'ref-1')],
  ['a proxy fails', new HttpError(500, 'ref-1')],
  ['the answer broke off', new ContractError('password.setByPhone', [], 'ref-1')],
])('what was typed stays where %s', async (_what, failure) => {
  const { wps, user } = await show({
    'password.setByPhone': () => {
      throw failure;
    },
  });
  await fill(user);
  await user.click(submit());
  await waitFor(() => expect(wps.callsOf('password.setByPhone')).toHaveLength(1));
  await waitFor(() => expect(submit()).toBeEnabled());
  expect(code()).toHaveValue('471100');
  expect(password()).toHaveValue('new-secret-1');
});

test.each([
  [errorCodes.codeWrong, code, 'The verification code is not correct.'],
  [errorCodes.codeExpired, code, 'The verification code has expired. Please request a new one.'],
  [errorCodes.passwordSame, password, /new password/i],
])(
  '%s is told at the field that it is about, until that is mended',
  async (refusal, field, told) => {
    const { user } = await show({
      'password.setByPhone': () => {
        throw new BusinessError({ code: refusal, status: 200 }, 'ref-1');
      },
    });
    await fill(user);
    await user.click(submit());
    await waitFor(() => expect(field()).toHaveAccessibleDescription(told));
    expect(field()).toHaveFocus();
    await user.type(field(), 'better-9');
    await waitFor(() => expect(field()).not.toHaveAccessibleDescription(told));
  },
);
test('a merchant without codes has no such screen: it leads to the e-mail [FORGOT-01]', async () => {
  arrive({}, false);
  expect(await screen.findByRole('textbox', { name: /^E-mail/ })).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: /^Mobile number/ })).not.toBeInTheDocument();
});
