import { mockWps, renderWithProviders, signIn } from '@playhouse/fixtures';
import { endSession, useBalance, useBalanceVisibility } from '@playhouse/session';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Balance } from './Balance';

beforeEach(() => {
  localStorage.clear();
  signIn({ token: 't', merchantCode: 's', userName: 'm', type: 0, firstTimeLogin: false });
});
afterEach(() => act(() => endSession()));

function Panel() {
  const { toggle } = useBalanceVisibility();
  const { refetch } = useBalance();
  return (
    <>
      <Balance />
      <button onClick={toggle}>toggle</button>
      <button onClick={() => void refetch()}>refresh</button>
    </>
  );
}

it('turns into asterisks and back [SHELL-06]', async () => {
  renderWithProviders(<Panel />, { wps: mockWps({ 'wallet.balance': { sumBalance: 88.5 } }) });
  expect(await screen.findByText(/88\.50/)).toBeVisible();
  await userEvent.click(screen.getByText('toggle'));
  expect(screen.getByRole('img', { name: 'Balance hidden' })).toHaveTextContent('******');
  expect(screen.queryByText(/88\.50/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByText('toggle'));
  expect(screen.getByText(/88\.50/)).toBeVisible();
});

it('is hidden by a refresh until the wallet has reloaded [SHELL-06]', async () => {
  let answer: (value: { sumBalance: number }) => void = () => undefined;
  const balances = [Promise.resolve({ sumBalance: 1 })];
  const next = new Promise<{ sumBalance: number }>((resolve) => {
    answer = resolve;
  });
  const wps = mockWps({ 'wallet.balance': () => balances.shift() ?? next });
  renderWithProviders(<Panel />, { wps });
  expect(await screen.findByText(/1\.00/)).toBeVisible();
  await userEvent.click(screen.getByText('refresh'));
  expect(screen.queryByText(/1\.00/)).not.toBeInTheDocument();
  act(() => answer({ sumBalance: 2 }));
  expect(await screen.findByText(/2\.00/)).toBeVisible();
});
