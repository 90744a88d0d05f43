import { endSession } from '@playhouse/session';
import { localStore, storageKeys } from '@playhouse/storage';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { showWallet } from '../testing/showWallet';
import './DepositPage';
import './UplineTransferPage';

beforeEach(() => localStore.set(storageKeys.balanceHidden, '1'));
afterEach(() => {
  localStore.clear();
  endSession();
});

it.each(['/m/voucherCenter', '/m/upLine/transfer'])(
  'a hidden balance stays hidden at %s until the player shows it [SHELL-06]',
  async (address) => {
    const { user } = showWallet(address);
    expect(await screen.findByRole('img', { name: 'Balance hidden' })).toBeVisible();
    await screen.findByLabelText(/^Amount/);
    expect(screen.queryByText(/10,000\.00/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show balance' }));
    expect(screen.getByText('₱10,000.00')).toBeVisible();
    expect(localStore.get(storageKeys.balanceHidden)).toBe('0');
  },
);

it('a transfer does not tell a hidden balance [SHELL-06]', async () => {
  const { user } = showWallet('/m/upLine/transfer');
  await user.type(await screen.findByLabelText(/^Amount/), '100');
  await user.type(screen.getByLabelText(/^Payment password/), '2468');
  await user.click(screen.getByRole('button', { name: 'Transfer' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Transfer' }));
  expect(await screen.findByRole('button', { name: 'Make another transfer' })).toBeVisible();
  expect(screen.queryByText(/9,900\.00/)).not.toBeInTheDocument();
});
