import { ScreenProviders, signIn } from '@playhouse/fixtures';
import { endSession } from '@playhouse/session';
import { preloadDialogs } from '@playhouse/ui-kit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { LoginPopup } from './LoginPopup';

beforeAll(() => preloadDialogs());
beforeEach(() => endSession());

function show(returnTo?: string) {
  const onClose = vi.fn();
  const element = <LoginPopup open returnTo={returnTo} onClose={onClose} />;
  render(<ScreenProviders routes={[{ path: '/m/home', element }]} history={['/m/home']} />);
  return onClose;
}

test('the popup leads to the login and back to where the visitor was going [LOGIN-15]', async () => {
  const onClose = show('/m/mine');
  const link = await screen.findByRole('link', { name: 'Log in' });
  expect(link).toHaveAttribute('href', '/m/login?returnTo=%2Fm%2Fmine');
  await userEvent.click(link);
  expect(onClose).toHaveBeenCalled();
  expect(screen.getByTestId('address')).toHaveTextContent('/m/login?returnTo=%2Fm%2Fmine');
});

test('it never leads out of the site [LOGIN-15]', async () => {
  show('//evil.example');
  const link = await screen.findByRole('link', { name: 'Create account' });
  expect(link).toHaveAttribute('href', '/m/register?returnTo=%2Fm%2Fhome');
});

test('a trial is told that it takes an actual account [CRED-02]', async () => {
  signIn({ type: 4 });
  show('/m/mine');
  expect(
    await screen.findByRole('dialog', {
      name: 'Please login an actual account to use this function',
    }),
  ).toBeVisible();
});
