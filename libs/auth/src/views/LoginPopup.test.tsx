import { ScreenProviders } from '@playhouse/fixtures';
import { preloadDialogs } from '@playhouse/ui-kit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { LoginPopup } from './LoginPopup';

beforeAll(() => preloadDialogs());

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
  const link = await screen.findByRole('link', { name: 'Register now' });
  expect(link).toHaveAttribute('href', '/m/register?returnTo=%2Fm%2Fhome');
});
