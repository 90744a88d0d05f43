import { fakeWps, ScreenProviders } from '@playhouse/fixtures';
import type { FakeAnswer } from '@playhouse/fixtures';
import { endSession, getSession, viewer } from '@playhouse/session';
import { BusinessError, errorCodes } from '@playhouse/wps';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { authScreens } from '../screens';
// Loaded ahead, so that no test waits for the chunks.
import './FindPasswordPage';
import './ForgotPage';

const opened = { token: 't-1', userName: 'ana_1', customerType: 0, firstTimeLogin: false };

function show(address: string, some: Record<string, FakeAnswer> = {}) {
  const wps = fakeWps({
    'session.login': opened,
    'registration.validationRules': {},
    'password.setByLink': { userName: 'ana_1' },
    ...some,
  });
  render(<ScreenProviders screens={authScreens} viewer={viewer} history={[address]} wps={wps} />);
  return { wps, user: userEvent.setup() };
}

const box = () => screen.findByLabelText(/^New password/);
const submit = () => screen.getByRole('button', { name: 'Submit' });
const refusal = (code: string) => () => {
  throw new BusinessError({ code, status: 200 }, 'ref-1');
};

beforeEach(() => {
  endSession();
  localStorage.clear();
});

test('a password is set by the token of the address, and logs in', async () => {
  const { wps, user } = show('/m/findPassword#token-1');
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

test('a short one is refused under the field, and nothing is sent', async () => {
  const { wps, user } = show('/m/findPassword#token-1');
  const field = await box();
  await user.type(field, 'short');
  await user.click(submit());
  expect(field).toHaveAccessibleDescription('Use 8 to 64 characters');
  expect(field).toHaveFocus();
  expect(wps.callsOf('password.setByLink')).toEqual([]);
});

test('the old one is told at the field, which is empty and has the focus', async () => {
  const { user } = show('/m/findPassword#token-1', {
    'password.setByLink': refusal(errorCodes.passwordSame),
  });
  const field = await box();
  await user.type(field, 'old-secret-1');
  await user.click(submit());
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription('The new password must differ from the old one.'),
  );
  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
});

test('of a link that is no longer good the screen says so, and leads to a new one', async () => {
  const { user } = show('/m/findPassword#token-1', {
    'password.setByLink': refusal(errorCodes.codeExpired),
  });
  await user.type(await box(), 'new-secret-1');
  await user.click(submit());
  const told = await screen.findByText('This link is no longer good');
  expect(told.closest('[role=alert]')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Ask for a new link' }));
  expect(await screen.findByRole('heading', { name: 'Forgot password' })).toBeInTheDocument();
});
