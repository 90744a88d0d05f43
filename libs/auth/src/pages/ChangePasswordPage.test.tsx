import { refusing, signIn, unreachable } from '@playhouse/fixtures';
import { catalogues } from '@playhouse/i18n';
import { endSession, savedCredentials, sessionPassword } from '@playhouse/session';
import { preloadDialogs } from '@playhouse/ui-kit';
import { BusinessError, ContractError, errorCodes, fetchSealing } from '@playhouse/wps';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { showAuth } from '../testing/showAuth';
import type { Answers } from '../testing/showAuth';
import './ChangePasswordPage';

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const onError = vi.fn();

async function show(some: Answers = {}) {
  const answers = { 'password.change': null, ...some };
  const { wps } = showAuth('/m/changePsw', { answers, onError });
  await pass(50);
  return wps;
}

const old = () => screen.queryByLabelText(/^Old password/);
const confirmation = () => screen.getByLabelText(/^Confirm password/);

function type(name: RegExp, value: string) {
  const input = screen.getByLabelText(name);
  fireEvent.input(input, { target: { value } });
  fireEvent.blur(input);
}

async function change(newPassword: string, confirmed = newPassword) {
  if (old()) type(/^Old password/, 'old-secret-1');
  type(/^New password/, newPassword);
  type(/^Confirm password/, confirmed);
  await pass(0);
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await pass(0);
}

beforeAll(async () => {
  await Promise.all([catalogues.load(['auth', 'session'], 'EN'), preloadDialogs(), fetchSealing()]);
});
beforeEach(() => {
  vi.useFakeTimers();
  endSession();
  sessionPassword.clear();
  localStorage.clear();
  onError.mockClear();
  signIn({ userName: 'ana_1' });
});
afterEach(() => vi.useRealTimers());

test('a visitor of the change is sent home [CHPW-02]', async () => {
  endSession();
  await show();
  expect(screen.getByTestId('address')).toHaveTextContent('/m/home');
});

test('the user name is read-only, and an old password that is not held is asked for [CHPW-01]', async () => {
  await show();
  expect(screen.getByLabelText('Username')).toHaveValue('ana_1');
  expect(screen.getByLabelText('Username')).toHaveAttribute('readonly');
  expect(old()).toBeInTheDocument();
});

test('an old password that the session holds is sent without being asked for [CHPW-01]', async () => {
  sessionPassword.set('old-secret-1', { stored: true });
  const wps = await show();
  expect(old()).not.toBeInTheDocument();
  await change('new-secret-1');
  expect(wps.callsOf('password.change')).toEqual([
    {
      body: {
        oldPassword: 'old-secret-1',
        newPassword: 'new-secret-1',
        confirmNewPassword: 'new-secret-1',
      },
    },
  ]);
});

test('a new password that is the old one is refused in a dialog, and nothing is sent [CHPW-03]', async () => {
  const wps = await show();
  await change('old-secret-1');
  await pass(500);
  expect(screen.getByRole('alertdialog')).toHaveTextContent(
    'The new and old passwords cannot be the same',
  );
  expect(wps.callsOf('password.change')).toEqual([]);
});

test('the confirmation is required and has to be equal [CHPW-04]', async () => {
  const wps = await show();
  await change('new-secret-1', '');
  expect(confirmation()).toHaveAccessibleDescription('Enter password');
  await change('new-secret-1', 'new-secret-2');
  expect(confirmation()).toHaveAccessibleDescription('Confirmation password not matched');
  expect(wps.callsOf('password.change')).toEqual([]);
});

test('confirmation is compared while others are wrong and when the new one changes [CHPW-04]', async () => {
  await show();
  type(/^New password/, 'new-secret-1');
  type(/^Confirm password/, 'new-secret-2');
  await pass(0);
  expect(confirmation()).toHaveAccessibleDescription('Confirmation password not matched');
  type(/^New password/, 'new-secret-2');
  await pass(0);
  expect(confirmation()).toHaveAccessibleDescription('');
});

test('a change is told for 1 s and remembered, then leads home [CHPW-05]', async () => {
  const ana = { type: 'username', username: 'ana_1', countryDialingCode: '' } as const;
  savedCredentials.save({ ...ana, password: 'old-secret-1' });
  sessionPassword.set('old-secret-1', { stored: true });
  await show();
  await change('new-secret-1');
  expect(screen.getByRole('status')).toHaveTextContent('Change saved');
  expect(sessionPassword.get()).toBe('new-secret-1');
  expect(sessionStorage.getItem('PSW')).toBeNull();
  expect(savedCredentials.get('username')?.password).toBe('new-secret-1');
  await pass(999);
  expect(screen.queryByTestId('address')).not.toBeInTheDocument();
  await pass(1);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getByTestId('address')).toHaveTextContent('/m/home');
});

test('a failure takes the loading message away, and is told at the form alone [CHPW-06]', async () => {
  let fail: (error: unknown) => void = () => undefined;
  const pending = new Promise((_resolve, reject) => (fail = reject));
  await show({ 'password.change': () => pending });
  await change('new-secret-1');
  expect(screen.getByRole('status')).toHaveTextContent('Please wait');
  await pass(5_000);
  expect(screen.getByRole('status')).toHaveTextContent('Please wait');
  fail(new BusinessError({ code: errorCodes.tooManyRequests, status: 200 }, 'ref-1'));
  await pass(0);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(onError).not.toHaveBeenCalled();
  expect(screen.getByText(/^We did not change your password/)).toBeInTheDocument();
});

test.each([
  ['never arrived', unreachable, /^No internet/],
  [
    'has no answer that can be read',
    () => {
      throw new ContractError('password.change', [], 'ref-1');
    },
    /^Something went wrong/,
  ],
])(
  'a change that %s is not blamed on the old password [CHPW-06, SHELL-11]',
  async (_what, answer, word) => {
    await show({ 'password.change': answer });
    await change('new-secret-1');
    await pass(0);
    expect(screen.getByText(word)).toHaveRole('alert');
    expect(screen.queryByText(/the old one/)).not.toBeInTheDocument();
  },
);

test('a held password that is wrong by now is asked for [CHPW-01]', async () => {
  sessionPassword.set('stale-secret', { stored: true });
  await show({ 'password.change': refusing(errorCodes.passwordWrong) });
  await change('new-secret-1');
  expect(old()).toHaveAccessibleDescription('The old password is wrong.');
  await pass(1);
  expect(old()).toHaveFocus();
  expect(screen.getByLabelText(/^New password/)).toHaveValue('new-secret-1');
});

test('an old password refused after a try without an answer is not simply wrong [CHPW-06]', async () => {
  const answers = [unreachable, refusing(errorCodes.passwordWrong)];
  await show({ 'password.change': () => answers.shift()?.() });
  await change('new-secret-1');
  await change('new-secret-1');
  expect(old()).toHaveAccessibleDescription(/An earlier try may have changed it/);
  await pass(1);
  expect(old()).toHaveFocus();
});
