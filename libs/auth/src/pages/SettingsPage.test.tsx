import { fakeWps, ScreenProviders, signIn } from '@playhouse/fixtures';
import { closeOverlay, useOverlay } from '@playhouse/navigation';
import { endSession, viewer } from '@playhouse/session';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { authScreens } from '../screens';
import './ChangePasswordPage';
import './LoginPage';
import './SettingsPage';

const member = {
  token: 't',
  merchantCode: 'sample',
  userName: 'ana_1',
  type: 0,
  firstTimeLogin: false,
};

function show() {
  const wps = fakeWps({ 'registration.validationRules': {} });
  render(<ScreenProviders screens={authScreens} viewer={viewer} history={['/m/set']} wps={wps} />);
  return userEvent.setup();
}

const entry = () => screen.findByRole('button', { name: 'Change password' });

beforeEach(() => {
  endSession();
  closeOverlay();
});

test('a visitor is sent home [SET-01]', async () => {
  show();
  expect(await screen.findByTestId('address')).toHaveTextContent('/m/home');
});

test('the entry leads to the change of the password [SET-01, ROUTE-03]', async () => {
  signIn(member);
  const user = show();
  await user.click(await entry());
  expect(await screen.findByRole('heading', { name: 'Change password' })).toBeInTheDocument();
});

test('without a session by then, the entry leads to the login [SET-01, SESS-05]', async () => {
  signIn(member);
  const user = show();
  await entry();
  act(endSession);
  await user.click(await entry());
  expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeInTheDocument();
});

test('signing out asks first [SET-01, SESS-02]', async () => {
  signIn(member);
  const user = show();
  await user.click(await screen.findByRole('button', { name: 'Sign out' }));
  expect(useOverlay.getState().current).toEqual({ kind: 'logout' });
});

test.each([4, 40])('a trial or guest account (type %i) is refused [CRED-02]', async (type) => {
  signIn({ ...member, type });
  const user = show();
  await user.click(await entry());
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Please login an actual account to use this function',
  );
  expect(screen.getByRole('heading', { name: 'Settings' })).toBeInTheDocument();
});
