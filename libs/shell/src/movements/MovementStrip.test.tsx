import { mockWps, renderWithProviders, signIn, sayWords } from '@playhouse/fixtures';
import type { Movement } from '@playhouse/movements';
import { endSession } from '@playhouse/session';
import { localStore, storageKeys } from '@playhouse/storage';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MovementStrip } from './MovementStrip';

const open: Movement = {
  ...{ key: 'BCDFGHJKLMNPQRSTVWXZ', owner: 'sample demo_player', kind: 'withdraw' },
  ...{ meaning: '', amount: 200, sentAt: Date.now(), lost: true, asked: 0, askedAt: 0 },
};
const keep = (...movements: readonly Movement[]) =>
  act(() => localStore.set(storageKeys.movements, JSON.stringify(movements)));

beforeEach(() => signIn());
afterEach(() => {
  localStore.clear();
  endSession();
});

const strip = () => screen.findByRole('region', { name: 'Money on its way' });

it('tells what is not known, what is done about it, whom to ask and the number to quote', async () => {
  keep(open);
  renderWithProviders(<MovementStrip />, { wps: mockWps() });
  const told = within(await strip());
  expect(told.getByText(sayWords(/^Withdrawal of ₱200\.00$/))).toBeInTheDocument();
  expect(told.getByText(/keep checking .* number BCDFGHJKLMNPQRSTVWXZ/)).toBeInTheDocument();
  expect(told.getByRole('link', { name: 'Customer service' })).toHaveAttribute(
    'href',
    '/m/service',
  );
  expect((await strip()).closest('[role=status]')).not.toBeNull();
});

it('tells the end that the platform names, with a balance that was read since', async () => {
  keep(open);
  const wps = mockWps({
    'wallet.intent': {
      state: 'committed',
      kind: 'withdraw',
      answer: { orderId: 'W1', amount: 200 },
    },
    'wallet.balance': { sumBalance: 800, wallets: [] },
  });
  renderWithProviders(<MovementStrip />, { wps });
  const told = within(await strip());
  expect(
    await told.findByText(sayWords(/Done\. Your balance is now ₱800\.00/)),
  ).toBeInTheDocument();
  expect(told.getByRole('link', { name: 'See it' })).toBeInTheDocument();
  await userEvent.click(told.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(localStore.get(storageKeys.movements)).toBe('[]');
});

it('tells no balance that the player hides [SHELL-06]', async () => {
  localStore.set(storageKeys.balanceHidden, '1');
  keep({ ...open, end: { state: 'committed', answer: { orderId: 'W1' } } });
  const wps = mockWps({ 'wallet.balance': { sumBalance: 800, wallets: [] } });
  renderWithProviders(<MovementStrip />, { wps });
  await waitFor(() => expect(wps.callsOf('wallet.balance')).toHaveLength(1));
  expect(await within(await strip()).findByText(/Done\.$/)).toBeInTheDocument();
  expect(screen.queryByText(/800\.00/)).not.toBeInTheDocument();
});

it('tells why one was refused', async () => {
  keep({ ...open, end: { state: 'refused', code: 'balance.insufficient' } });
  renderWithProviders(<MovementStrip />, { wps: mockWps() });
  expect(
    await within(await strip()).findByText(/It did not go through\. Your balance is too low/),
  ).toBeInTheDocument();
});

it('says nothing of another member’s money', () => {
  keep({ ...open, owner: 'sample somebody_else' });
  renderWithProviders(<MovementStrip />, { wps: mockWps() });
  expect(screen.queryByText(/Withdrawal/)).not.toBeInTheDocument();
});
