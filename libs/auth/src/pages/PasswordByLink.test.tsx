import { refusing } from '@playhouse/fixtures';
import { endSession, getSession } from '@playhouse/session';
import { errorCodes } from '@playhouse/wps';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { showAuth } from '../testing/showAuth';
import type { Answers } from '../testing/showAuth';
// Loaded ahead, so that no test waits for the chunks.
import './FindPasswordPage';
import './ForgotPage';

const show = (answers: Answers = {}) =>
  showAuth('/m/findPassword#token-1', {
    answers: { 'password.setByLink': { userName: 'ana_1' }, ...answers },
  });

const box = () => screen.findByLabelText(/^New password/);
const submit = () => screen.getByRole('button', { name: 'Submit' });

beforeEach(() => {
  endSession();
  localStorage.clear();
});

test('a password is set by the token of a link, and logs in', async () => {
  const { wps, user } = show();
  await user.type(await box(), 'new-secret-1');
  await user.click(submit());
  await waitFor(() => expect(getSession()?.userName).toBe('ana_1'));
  expect(wps.callsOf('password.setByLink')).toEqual([
    { body: { token: 'token-1', newPassword: 'new-secret-1' } },
  ]);
  expect(wps.callsOf('session.login')).toMatchObject([
    { body: { type: 'username', username: 'ana_1', password: 'new-secret-1' } },
  ]);
});

test('a short password is refused under its field, and nothing is sent', async () => {
  const { wps, user } = show();
  const field = await box();
  await user.type(field, 'short');
  await user.click(submit());
  expect(field).toHaveAccessibleDescription('Use 8 to 64 characters');
  expect(field).toHaveFocus();
  expect(wps.callsOf('password.setByLink')).toEqual([]);
});

test('the old password is told at its field, which is empty and has the focus', async () => {
  const { user } = show({ 'password.setByLink': refusing(errorCodes.passwordSame) });
  const field = await box();
  await user.type(field, 'old-secret-1');
  await user.click(submit());
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription('The new password is the old one. Choose another.'),
  );
  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
});

test('a link that is no longer good says so, and leads to a new one', async () => {
  const { user } = show({ 'password.setByLink': refusing(errorCodes.codeExpired) });
  await user.type(await box(), 'new-secret-1');
  await user.click(submit());
  const told = await screen.findByText('This link no longer works');
  expect(told.closest('[role=alert]')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Get a new link' }));
  expect(await screen.findByRole('heading', { name: 'Forgot password' })).toBeInTheDocument();
});
