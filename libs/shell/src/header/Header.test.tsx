import { mockWps, renderWithProviders, sampleMerchant, signIn } from '@playhouse/fixtures';
import { closeOverlay, useOverlay } from '@playhouse/navigation';
import { endSession } from '@playhouse/session';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Header } from './Header';

const member = {
  token: 't',
  merchantCode: 'sample',
  userName: 'maria',
  type: 0,
  firstTimeLogin: false,
};
const wps = (changes: Record<string, unknown> = {}) =>
  mockWps({ 'wallet.balance': { sumBalance: 1234.5 }, 'inbox.unreadCount': 0, ...changes });

beforeEach(() => {
  closeOverlay();
  localStorage.clear();
});
afterEach(() => act(() => endSession()));

it('shows the logo on home and a back arrow elsewhere [SHELL-03]', () => {
  const { unmount } = renderWithProviders(<Header logo />, { address: '/m/home' });
  expect(screen.getByRole('link', { name: 'Sample' })).toHaveAttribute('href', '/m/home');
  expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
  unmount();
  renderWithProviders(<Header logo={false} />, { address: '/m/help' });
  expect(screen.queryByRole('link', { name: 'Sample' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Back' })).toBeInTheDocument();
});

it('leads to the search over all games', () => {
  renderWithProviders(<Header logo />);
  expect(screen.getByRole('link', { name: 'Search games' })).toHaveAttribute('href', '/m/search');
});

it('offers a visitor the login, and registration only with DIRECTREG3 [SHELL-04]', () => {
  const { unmount } = renderWithProviders(<Header logo />);
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/m/login');
  expect(screen.queryByRole('link', { name: 'Join now' })).not.toBeInTheDocument();
  unmount();
  renderWithProviders(<Header logo />, {
    merchant: sampleMerchant({ flags: { DIRECTREG3: true } }),
  });
  expect(screen.getByRole('link', { name: 'Join now' })).toHaveAttribute('href', '/m/register');
});

it('shows a member the nickname, the balance and the ways to deposit and withdraw [SHELL-04]', async () => {
  signIn(member);
  const info = { id: '1', account: 'maria', nickname: 'Mimi', type: 0, regDate: 0 };
  renderWithProviders(<Header logo />, { wps: wps({ 'member.info': info }) });
  expect(await screen.findByText('Mimi')).toBeVisible();
  expect(await screen.findByText(/1,234\.50/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '/m/voucherCenter');
  expect(screen.getByRole('link', { name: 'Withdraw' })).toHaveAttribute('href', '/m/withdraw');
  expect(screen.queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
});

it('leaves the focus with the member whose balance is asked for again [SHELL-06]', async () => {
  signIn(member);
  let failures = 1;
  const balance = () => {
    failures -= 1;
    return failures < 0 ? { sumBalance: 5 } : Promise.reject(new Error('no'));
  };
  renderWithProviders(<Header logo />, { wps: wps({ 'wallet.balance': balance }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  const amount = await screen.findByText(/5\.00/);
  expect(document.activeElement).toContainElement(amount);
  expect(document.body).not.toHaveFocus();
});

it('marks the message icon when one is unread and leads a member to the messages [SHELL-07]', async () => {
  signIn(member);
  renderWithProviders(<Header logo />, { wps: wps({ 'inbox.unreadCount': 3 }) });
  const icon = await screen.findByRole('button', { name: 'Messages, 3 unread' });
  expect(icon.querySelector('span')).toBeInTheDocument();
  await userEvent.click(icon);
  expect(await screen.findByTestId('address')).toHaveTextContent('/m/webEmail');
});

it('shows no dot without unread messages, and a visitor gets the login prompt [SHELL-07]', async () => {
  renderWithProviders(<Header logo />);
  const icon = screen.getByRole('button', { name: 'Messages' });
  expect(icon.querySelector('span')).not.toBeInTheDocument();
  await userEvent.click(icon);
  await waitFor(() =>
    expect(useOverlay.getState().current).toEqual({ kind: 'login', returnTo: '/m/webEmail' }),
  );
});
