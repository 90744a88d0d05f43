import { mockWps, refusing, sampleCards, samplePayoutMethods, sayWords } from '@playhouse/fixtures';
import { renderWithProviders, signIn } from '@playhouse/fixtures';
import { endSession } from '@playhouse/session';
import { errorCodes } from '@playhouse/wps';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { WithdrawPage } from './WithdrawPage';

const config = {
  minAmount: 100,
  maxAmount: 50_000,
  remainingToday: 8_000,
  remainingCount: 5,
  turnoverOpen: 0,
  hasPaymentPassword: true,
};

function show(changes: object = {}, answers: Parameters<typeof mockWps>[0] = {}, type = 0) {
  const wps = mockWps({ 'wallet.withdrawConfig': { ...config, ...changes }, ...answers });
  signIn({ token: 't', merchantCode: 'sample', userName: 'demo', type, firstTimeLogin: false });
  renderWithProviders(<WithdrawPage />, { wps });
  return { user: userEvent.setup(), wps };
}

const press = (name: string | RegExp) => screen.findByRole('button', { name });
const steps = async () =>
  within(await screen.findByRole('list', { name: 'Steps of the withdrawal' }))
    .getAllByRole('listitem')
    .map((step) => (step.ariaCurrent === 'step' ? `>${step.textContent}` : step.textContent));

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  endSession();
});

describe('a first withdrawal', () => {
  /** A platform that knows by and by what the player has set. */
  function newcomer() {
    let [hasPaymentPassword, cards] = [false, [] as unknown[]];
    return show(
      {},
      {
        'wallet.withdrawConfig': () => ({ ...config, hasPaymentPassword }),
        'security.setPaymentPassword': () => {
          hasPaymentPassword = true;
        },
        'security.bankCards': () => cards,
        'wallet.createWithdraw': {
          orderId: 'W3-0123456789abcdef',
          amount: 500,
          fee: 0,
          status: 'pending',
        },
        'wallet.addPayoutAccount': () => {
          cards = [{ ...sampleCards[0], methodId: 'gcash', bankName: 'GCash' }];
          return cards[0];
        },
      },
    );
  }

  it('leads on one screen from the password to the order, and asks for nothing twice [ROUTE-11]', async () => {
    const { user, wps } = newcomer();
    expect(await steps()).toEqual(['>Payment password', 'Account', 'Amount', 'Confirm']);
    const login = await screen.findByLabelText(/^Login password/);
    await waitFor(() => expect(login).toHaveFocus());
    // A password typed at the login is not kept anywhere.
    expect(login).toHaveValue('');
    await user.type(login, 'Playhouse-2026');
    await user.type(await screen.findByLabelText(/^New payment password/), '246813');
    await user.click(await press('Continue'));
    const account = await screen.findByLabelText(/^Mobile number/);
    expect(await steps()).toEqual(['Payment password', '>Account', 'Amount', 'Confirm']);
    await waitFor(() => expect(account).toHaveFocus());
    expect(screen.queryByLabelText(/payment password/i)).not.toBeInTheDocument();
    await user.type(account, '0917 123 4567');
    await user.click(await press('Continue'));
    const amount = await screen.findByLabelText(/^Amount/);
    await waitFor(() => expect(amount).toHaveFocus());
    await user.type(amount, '500');
    await user.click(await press('Continue'));
    expect(await steps()).toEqual(['Payment password', 'Account', 'Amount', '>Confirm']);
    await user.click(await press('Withdraw ₱500.00'));
    expect(await screen.findByText('Withdrawal submitted')).toBeInTheDocument();
    expect(screen.getByText('W3-0123456789abcdef')).toBeVisible();
    expect(
      screen.getByRole('button', { name: 'Copy our reference W3-0123456789abcdef' }),
    ).toBeInTheDocument();
    expect(wps.callsOf('wallet.addPayoutAccount')[0]?.body).toMatchObject({
      paymentPassword: '246813',
    });
    expect(wps.callsOf('wallet.createWithdraw')[0]?.body).toMatchObject({
      ...{ amount: 500, bankCardId: '1', paymentPassword: '246813' },
    });
  });

  it('finds what was typed after a reload, but no password', async () => {
    const { user } = show({}, { 'security.bankCards': [] });
    await user.type(await screen.findByLabelText(/^Mobile number/), '0917 123');
    await user.type(screen.getByLabelText(/^Payment password/), '246813');
    cleanup();
    show({}, { 'security.bankCards': [] });
    expect(await screen.findByLabelText(/^Mobile number/)).toHaveValue('0917 123');
    expect(screen.getByLabelText(/^Payment password/)).toHaveValue('');
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('246813');
  });
});

describe('a withdrawal', () => {
  it('skips what is done, tells fee, net and time, and is confirmed with the password [ROUTE-11]', async () => {
    const { user, wps } = show();
    expect(await steps()).toEqual(['>Amount', 'Confirm']);
    await user.type(await screen.findByLabelText(/^Amount/), '500');
    expect(screen.getByText('₱495.00')).toBeInTheDocument();
    expect(screen.getByText('1 day')).toBeInTheDocument();
    await user.click(await press('Continue'));
    expect(wps.callsOf('wallet.createWithdraw')).toHaveLength(0);
    expect(screen.getByText('₱495.00')).toBeInTheDocument();
    await user.click(await press('Withdraw ₱500.00'));
    expect(screen.getByLabelText(/^Payment password/)).toHaveFocus();
    await user.type(screen.getByLabelText(/^Payment password/), '2468');
    await user.click(await press('Withdraw ₱500.00'));
    expect(await screen.findByText('Withdrawal submitted')).toBeInTheDocument();
    expect(wps.callsOf('wallet.createWithdraw')[0]?.body).toEqual({
      amount: 500,
      bankCardId: '1',
      paymentPassword: '2468',
      requestId: expect.stringMatching(/^[B-DF-HJ-NP-TV-XZ2-8]{20}$/) as string,
    });
    await waitFor(() => expect(wps.callsOf('wallet.balance').length).toBeGreaterThan(1));
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('500');
  });

  it('keeps its amount over a reload and on the way back from the confirmation', async () => {
    const { user } = show();
    await user.type(await screen.findByLabelText(/^Amount/), '500');
    await user.click(await press('Continue'));
    await user.click(await press('Change amount or account'));
    expect(await screen.findByLabelText(/^Amount/)).toHaveValue('500');
    cleanup();
    show();
    expect(await screen.findByLabelText(/^Amount/)).toHaveValue('500');
  });

  it('is bounded by its way, the day and the balance; "All" fills in the tightest [ROUTE-11]', async () => {
    const ways = [{ ...samplePayoutMethods[1], minAmount: 300 }];
    const { user } = show({}, { 'wallet.payoutMethods': ways });
    await screen.findByText('₱10,000.00');
    await user.type(await screen.findByLabelText(/^Amount/), '299');
    await user.click(await press('Continue'));
    expect(screen.getByLabelText(/^Amount/)).toBeInvalid();
    await user.click(await press('All'));
    expect(screen.getByLabelText(/^Amount/)).toHaveValue('8000');
  });

  it('a card is told by its last digits first, which a narrow phone does not cut off [ROUTE-11]', async () => {
    show();
    const [card] = await screen.findAllByRole('option');
    expect(card).toHaveTextContent(/^\*{4} \*{4} 4821 \S/);
  });

  it.each([
    [
      'the password, at its field',
      errorCodes.paymentPasswordWrong,
      /password is wrong/,
      'password',
    ],
    ['no field, at the form', errorCodes.turnoverOpen, /still have to bet more/, 'alert'],
    ['gifts, at the form', errorCodes.giftLocked, /gifts are locked/, 'alert'],
    ['the amount, at its field of the step before', errorCodes.balanceInsufficient, /./, 'amount'],
  ])('tells a refusal that is about %s', async (_what, code, words, place) => {
    const { user } = show({}, { 'wallet.createWithdraw': refusing(code) });
    await user.type(await screen.findByLabelText(/^Amount/), '500');
    await user.click(await press('Continue'));
    await user.type(screen.getByLabelText(/^Payment password/), '2468');
    await user.click(await press('Withdraw ₱500.00'));
    if (place === 'alert') {
      expect(await screen.findByText(words)).toHaveFocus();
      return;
    }
    const field = place === 'amount' ? /^Amount/ : /^Payment password/;
    await waitFor(() => expect(screen.getByLabelText(field)).toBeInvalid());
    expect(screen.getByLabelText(field)).toHaveFocus();
  });
});

describe('what closes withdrawals', () => {
  it('open stakes: how far they are, what asked for them, games that count [ROUTE-11]', async () => {
    show({
      turnoverOpen: 1_760,
      turnoverRequired: 3_000,
      turnoverCauses: [
        { type: 'deposit', amount: 500 },
        { type: 'promotion', remark: 'Welcome bonus', amount: 2_500 },
      ],
    });
    const bar = await screen.findByRole('progressbar', { name: 'Bet so far' });
    expect(bar).toHaveAttribute('value', '1240');
    expect(bar).toHaveAttribute('max', '3000');
    expect(screen.getByText('₱1,240.00 of ₱3,000.00 bet; ₱1,760.00 to go')).toBeInTheDocument();
    expect(screen.getByText('Welcome bonus').closest('div')).toHaveTextContent('₱2,500.00');
    expect(screen.queryByLabelText(/^Amount/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
    const games = within(screen.getByRole('navigation', { name: 'Games that count' }));
    expect(games.getAllByRole('link')[0]).toHaveAttribute('href', '/m/gameList?gameType=RNG');
  });

  it('gifts before the first deposit: what they are, and the way to it [ROUTE-11]', async () => {
    show({
      turnoverOpen: 93,
      turnoverRequired: 93,
      lockedGifts: [
        { type: 'promotion', remark: 'Welcome reward', amount: 88 },
        { type: 'promotion', remark: 'Daily gift', amount: 5 },
      ],
    });
    const title = await screen.findByText('Make a deposit to unlock withdrawals');
    expect(title).toBeInTheDocument();
    expect(screen.getByText(sayWords(/^We gave you ₱93\.00 to play with/))).toBeInTheDocument();
    expect(screen.getByText('Welcome reward').closest('div')).toHaveTextContent('₱88.00');
    expect(screen.getByRole('link', { name: 'Deposit' })).toHaveAttribute(
      'href',
      '/m/voucherCenter',
    );
    // The stakes stand beside it: both are to be done.
    expect(screen.getByRole('progressbar', { name: 'Bet so far' })).toBeInTheDocument();
    expect(screen.queryByLabelText(/^Amount/)).not.toBeInTheDocument();
  });

  it('a platform that does not count along: all of it is still to go', async () => {
    show({ turnoverOpen: 1_200 });
    const bar = await screen.findByRole('progressbar', { name: 'Bet so far' });
    expect(bar).toHaveAttribute('value', '0');
    expect(bar).toHaveAttribute('max', '1200');
  });

  it('the bounds of a day', async () => {
    show({ remainingCount: 0 });
    expect(await screen.findByText(/No more withdrawals today/)).toBeInTheDocument();
  });
});
