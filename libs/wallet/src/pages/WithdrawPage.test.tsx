import { mockWps, refusing } from '@playhouse/fixtures';
import { endSession } from '@playhouse/session';
import { errorCodes } from '@playhouse/wps';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { showWallet } from '../testing/showWallet';
import './WithdrawPage';

const config = {
  minAmount: 100,
  maxAmount: 50_000,
  feeRate: 1,
  remainingToday: 8_000,
  remainingCount: 5,
  turnoverOpen: 0,
  hasPaymentPassword: true,
};

function show(
  changes: Partial<typeof config> = {},
  answers: Parameters<typeof mockWps>[0] = {},
  type = 0,
) {
  const wps = mockWps({ 'wallet.withdrawConfig': { ...config, ...changes }, ...answers });
  return showWallet('/m/withdraw', { wps, type });
}

const submit = () => screen.getByRole('button', { name: 'Withdraw' });

beforeEach(() => endSession());

it('asks for card, amount and payment password, tells the fee, and confirms [ROUTE-11]', async () => {
  const { user, wps } = show();
  await user.type(await screen.findByLabelText(/^Amount/), '500');
  expect(screen.getByText('₱495.00')).toBeInTheDocument();
  await user.click(submit());
  expect(screen.getByLabelText(/^Payment password/)).toHaveFocus();
  expect(wps.callsOf('wallet.createWithdraw')).toHaveLength(0);
  await user.type(screen.getByLabelText(/^Payment password/), '2468');
  await user.click(submit());
  expect(await screen.findByText('Withdrawal submitted')).toBeInTheDocument();
  expect(wps.callsOf('wallet.createWithdraw')[0]?.body).toEqual({
    amount: 500,
    bankCardId: '1',
    paymentPassword: '2468',
    requestId: expect.stringMatching(/^[B-DF-HJ-NP-TV-XZ2-8]{20}$/) as string,
  });
  await waitFor(() => expect(wps.callsOf('wallet.balance').length).toBeGreaterThan(1));
});

it('a card is told by its last digits first, which a narrow phone does not cut off [ROUTE-11]', async () => {
  show();
  const [card] = await screen.findAllByRole('option');
  expect(card).toHaveTextContent(/^\*{4} \*{4} 4821 \S/);
});

it('"All" fills in the tightest limit [ROUTE-11]', async () => {
  const { user } = show();
  await screen.findByText('₱10,000.00');
  await user.click(await screen.findByRole('button', { name: 'All' }));
  expect(screen.getByLabelText(/^Amount/)).toHaveValue('8000');
});

it('a wrong payment password is told at its field [ROUTE-11]', async () => {
  const refused = refusing(errorCodes.paymentPasswordWrong);
  const { user } = show({}, { 'wallet.createWithdraw': refused });
  await user.type(await screen.findByLabelText(/^Amount/), '500');
  await user.type(screen.getByLabelText(/^Payment password/), '0000');
  await user.click(submit());
  await waitFor(() => expect(screen.getByLabelText(/^Payment password/)).toBeInvalid());
  expect(screen.getByLabelText(/^Payment password/)).toHaveFocus();
  expect(screen.getByLabelText(/^Amount/)).toHaveValue('500');
});

it.each([
  ['no field, at the form', errorCodes.turnoverOpen, /still have to bet more/, 'alert'],
  ['the amount, at its field', errorCodes.balanceInsufficient, /balance is too low/, 'field'],
])('tells a refusal that is about %s, with the focus', async (_what, code, words, place) => {
  const { user } = show({}, { 'wallet.createWithdraw': refusing(code) });
  await user.type(await screen.findByLabelText(/^Amount/), '500');
  await user.type(screen.getByLabelText(/^Payment password/), '2468');
  await user.click(submit());
  const told = await screen.findByText(words);
  if (place === 'alert') expect(told).toHaveFocus();
  else expect(screen.getByLabelText(/^Amount/)).toHaveFocus();
  expect(screen.getByLabelText(/^Payment password/)).toHaveValue('2468');
});

it('warns of stakes that are still open [ROUTE-11]', async () => {
  show({ turnoverOpen: 1_200 });
  expect(await screen.findByText(/play for ₱1,200.00 before/)).toBeInTheDocument();
});

it.each([
  ['without a payment password', { hasPaymentPassword: false }, {}, 'Set a payment password first'],
  ['without a card', {}, { 'security.bankCards': [] }, 'Add a bank card first'],
])('%s leads to the security center [ROUTE-11]', async (_case, changes, answers, title) => {
  show(changes, answers);
  expect(await screen.findByText(title)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open the security center' })).toHaveAttribute(
    'href',
    '/m/securityCenter',
  );
});

it('refuses a guest account [CRED-02]', async () => {
  show({}, {}, 40);
  expect(await screen.findByText(/login an actual account/)).toBeInTheDocument();
});
