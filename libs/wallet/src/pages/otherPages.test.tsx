import { mockWps, refusing } from '@playhouse/fixtures';
import { endSession } from '@playhouse/session';
import { errorCodes } from '@playhouse/wps';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { showWallet } from '../testing/showWallet';
import './ManualRebatePage';
import './UplineTransferPage';

beforeEach(() => endSession());

describe('superior transfer', () => {
  async function fill() {
    const shown = showWallet('/m/upLine/transfer');
    await shown.user.type(await screen.findByLabelText(/^Amount/), '100');
    await shown.user.type(screen.getByLabelText(/^Payment password/), '2468');
    await shown.user.click(screen.getByRole('button', { name: 'Transfer' }));
    const question = within(await screen.findByRole('alertdialog'));
    return { ...shown, question };
  }

  it('asks first, then transfers and tells the new balance [ROUTE-17]', async () => {
    const { user, wps, question } = await fill();
    expect(question.getByText('Transfer ₱100.00 to your upline?')).toBeInTheDocument();
    await user.click(question.getByRole('button', { name: 'Transfer' }));
    expect(await screen.findByText('Your balance is now ₱9,900.00.')).toBeInTheDocument();
    expect(wps.callsOf('wallet.transferToUpline')[0]?.body).toMatchObject({
      amount: 100,
      paymentPassword: '2468',
    });
  });

  it('transfers nothing when the player thinks better of it [ROUTE-17]', async () => {
    const { user, wps, question } = await fill();
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(wps.callsOf('wallet.transferToUpline')).toHaveLength(0);
  });
});

describe('manual rebate', () => {
  it('shows what is ready by category and claims it [ROUTE-17]', async () => {
    const { user, wps } = showWallet('/m/member/manualRebate');
    expect(await screen.findByText('Slots')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Claim now' }));
    expect(await screen.findByText('₱32.00 added to your balance')).toBeInTheDocument();
    await waitFor(() => expect(wps.callsOf('member.manualRebate').length).toBeGreaterThan(1));
  });

  it('stays refused beside its button, with the focus', async () => {
    const wps = mockWps({ 'member.claimManualRebate': refusing(errorCodes.rebateNothing) });
    const { user } = showWallet('/m/member/manualRebate', { wps });
    await user.click(await screen.findByRole('button', { name: 'Claim now' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Claim now' })).toBeEnabled());
    const told = await screen.findByText(/rebate/i, { selector: '[role=alert]' });
    expect(told).toHaveFocus();
  });
});
