import { signIn } from '@playhouse/fixtures';
import { closeOverlay, useOverlay } from '@playhouse/navigation';
import { endSession } from '@playhouse/session';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { showAuth } from '../testing/showAuth';
import './ChangePasswordPage';
import './LoginPage';
import './SettingsPage';

const show = () => showAuth('/m/set').user;

const entry = () => screen.findByRole('button', { name: 'Change password' });

beforeEach(() => {
  endSession();
  closeOverlay();
});

test('a visitor of the settings is sent home [SET-01]', async () => {
  show();
  expect(await screen.findByTestId('address')).toHaveTextContent('/m/home');
});

test('the entry leads to the change of the password [SET-01, ROUTE-03]', async () => {
  signIn();
  const user = show();
  await user.click(await entry());
  expect(await screen.findByRole('heading', { name: 'Change password' })).toBeInTheDocument();
});

test('without a session by then, the entry leads to the login [SET-01, SESS-05]', async () => {
  signIn();
  const user = show();
  await entry();
  act(endSession);
  await user.click(await entry());
  expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeInTheDocument();
});

test('signing out asks first [SET-01, SESS-02]', async () => {
  signIn();
  const user = show();
  await user.click(await screen.findByRole('button', { name: 'Sign out' }));
  expect(useOverlay.getState().current).toEqual({ kind: 'logout' });
});
