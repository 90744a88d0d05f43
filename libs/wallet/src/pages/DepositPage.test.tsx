import {
  mockWps,
  refusing,
  sampleDeposit,
  sampleOffers,
  unreachable,
  sayWords,
} from '@playhouse/fixtures';
import { serverClock } from '@playhouse/platform';
import { endSession } from '@playhouse/session';
import { localStore, storageKeys } from '@playhouse/storage';
import { errorCodes } from '@playhouse/wps';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showWallet } from '../testing/showWallet';
import './DepositPage';

const order = { ...sampleDeposit, expireTime: Date.now() + 600_000 };
const submit = () => screen.getByRole('button', { name: 'Continue to payment' });
const figure = (label: string) => screen.getByText(label).nextSibling;
const detail = (dep_func: 0 | 1) => ({ mobileTemplate: { mem_cen: 0, dep_func } as const });

beforeEach(() => endSession());
afterEach(() => {
  serverClock.hear(Date.now(), 0);
  vi.restoreAllMocks();
});

describe('the form', () => {
  it('creates a deposit and leads to it [ROUTE-11]', async () => {
    const { user, wps } = showWallet('/m/voucherCenter');
    await user.click(await screen.findByRole('radio', { name: 'QR payment' }));
    await user.click(screen.getByRole('button', { name: '₱200' }));
    expect(figure('Fee')).toHaveTextContent('₱2.00');
    expect(figure('Added to your balance after payment')).toHaveTextContent('₱198.00');
    await user.click(submit());
    expect(await screen.findByRole('heading', { name: 'Your deposit' })).toBeInTheDocument();
    expect(wps.callsOf('wallet.createDeposit')[0]?.body).toEqual({
      methodId: 'qr',
      amount: 200,
      requestId: expect.stringMatching(/^[B-DF-HJ-NP-TV-XZ2-8]{20}$/) as string,
    });
    await waitFor(() =>
      expect(wps.callsOf('wallet.depositDetail')[0]?.query).toEqual({ orderId: 'D20261121001' }),
    );
  });

  it('begins with the least of the promotion that led here, and tells what it comes to', async () => {
    const wps = mockWps({ 'promotions.depositOffers': sampleOffers });
    const { user } = showWallet('/m/voucherCenter?promotion=welcome', { wps });
    const amount = await screen.findByLabelText(/^Amount/);
    expect(amount).toHaveValue('100');
    expect(
      screen.getByText(sayWords(/Deposit ₱100.00 or more and get 100% on top/)),
    ).toBeInTheDocument();
    expect(figure('Bonus')).toHaveTextContent('₱100.00');
    expect(figure('To bet before you withdraw')).toHaveTextContent('₱6,000.00');
    await user.click(screen.getByRole('radio', { name: 'QR payment' }));
    await user.clear(amount);
    await user.type(amount, '200');
    expect(figure('Bonus')).toHaveTextContent('₱198.00');
    await user.clear(amount);
    await user.type(amount, '60');
    expect(screen.getByText(sayWords(/brings no bonus. It starts at ₱100.00/))).toBeInTheDocument();
  });

  it('tells the terms of a joined promotion also where none led here, and fills nothing in', async () => {
    const wps = mockWps({ 'promotions.depositOffers': sampleOffers });
    showWallet('/m/voucherCenter', { wps });
    expect(await screen.findByText('Welcome bonus')).toBeInTheDocument();
    expect(screen.getByLabelText(/^Amount/)).toHaveValue('');
  });

  it('takes a deposit without the terms of promotions where they do not come', async () => {
    const wps = mockWps({ 'promotions.depositOffers': unreachable });
    showWallet('/m/voucherCenter?promotion=welcome', { wps });
    expect(await screen.findByLabelText(/^Amount/)).toHaveValue('');
  });

  it('keeps an amount out of bounds back and says which ones hold [ROUTE-11]', async () => {
    const { user, wps } = showWallet('/m/voucherCenter');
    const amount = await screen.findByLabelText(/^Amount/);
    await user.type(amount, '99');
    await user.click(submit());
    expect(screen.getByText('At least ₱100.00')).toBeInTheDocument();
    expect(amount).toHaveFocus();
    await user.clear(amount);
    await user.type(amount, '50001');
    expect(screen.getByText('At most ₱50,000.00')).toBeInTheDocument();
    expect(wps.callsOf('wallet.createDeposit')).toHaveLength(0);
  });

  it('waits for a deposit whose answer was lost and leads to it, asking for no retry [ROUTE-11]', async () => {
    const wps = mockWps({ 'wallet.createDeposit': unreachable });
    const { user } = showWallet('/m/voucherCenter', { wps });
    await user.type(await screen.findByLabelText(/^Amount/), '500');
    await user.click(submit());
    await waitFor(() => expect(wps.callsOf('wallet.createDeposit')).toHaveLength(1));
    expect(submit()).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByText(/try again/)).not.toBeInTheDocument();
    // The platform has told its end, in this tab or another.
    const [kept] = JSON.parse(localStore.get(storageKeys.movements) ?? '[]') as object[];
    const end = { state: 'committed', answer: order };
    act(() => localStore.set(storageKeys.movements, JSON.stringify([{ ...kept, end }])));
    expect(await screen.findByRole('heading', { name: 'Your deposit' })).toBeInTheDocument();
    expect(wps.callsOf('wallet.createDeposit')).toHaveLength(1);
  });
});

describe('one deposit', () => {
  const address = '/m/voucherCenter?orderId=D20261121001';

  it('shows the whole number of its order, unless how to pay tells it [ROUTE-11]', async () => {
    const long = { ...order, orderId: 'D3-0123456789abcdef', status: 'success' as const };
    showWallet(address, { wps: mockWps({ 'wallet.depositDetail': long }) });
    expect(await screen.findByText('D3-0123456789abcdef')).toBeVisible();
    cleanup();
    showWallet(address, { wps: mockWps({ 'wallet.depositDetail': order }) });
    expect(await screen.findAllByText('D20261121001')).toHaveLength(1);
  });

  it('shows what to pay by and takes the word that it was paid [ROUTE-11]', async () => {
    const wps = mockWps({ 'wallet.depositDetail': order });
    const { user } = showWallet(address, { wps });
    expect(await screen.findByText('0011 2233 4455')).toBeInTheDocument();
    await user.type(screen.getByLabelText(/^Your bank’s receipt no/), ' R-9 ');
    await user.click(screen.getByRole('button', { name: 'I have paid' }));
    await waitFor(() =>
      expect(wps.callsOf('wallet.confirmDeposit')[0]?.body).toEqual({
        orderId: 'D20261121001',
        reference: 'R-9',
      }),
    );
  });

  it.each([
    ['/pay/D1', null],
    ['https://pay.example/D1', '_blank'],
  ])('is paid at %s [ROUTE-11]', async (payUrl, target) => {
    showWallet(address, { wps: mockWps({ 'wallet.depositDetail': { ...order, payUrl } }) });
    const link = await screen.findByRole('link', { name: 'Open the payment page' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([payUrl, target]);
  });

  it.each([
    ['is a script', { payUrl: 'javascript:alert(1)' }],
    ['is elsewhere than it looks', { payUrl: '//evil.example/pay' }],
    ['is missing, with nothing else to pay by', { payUrl: null, instructions: [] }],
  ])('says that its payment page cannot be opened, which %s [ROUTE-11]', async (_what, how) => {
    vi.spyOn(console, 'info').mockReturnValue();
    showWallet(address, { wps: mockWps({ 'wallet.depositDetail': { ...order, ...how } }) });
    expect(await screen.findByText(/can’t open/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Customer service' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Open the payment page' })).toBeNull();
  });

  it('tells before it is paid what reaches the balance [ROUTE-11]', async () => {
    const card = { ...order, amount: 350, fee: 5.25 };
    showWallet(address, { wps: mockWps({ 'wallet.depositDetail': card }) });
    expect(await screen.findByText('₱350.00')).toBeInTheDocument();
    expect(figure('Fee')).toHaveTextContent('₱5.25');
    expect(figure('Added to your balance after payment')).toHaveTextContent('₱344.75');
  });

  it('once paid shows what came and offers to play first [ROUTE-11]', async () => {
    const card = { ...order, amount: 350, fee: 5.25, status: 'success' };
    showWallet(address, { wps: mockWps({ 'wallet.depositDetail': card }) });
    expect((await screen.findByText('Added to your balance')).nextSibling).toHaveTextContent(
      '₱344.75',
    );
    expect(figure('You paid')).toHaveTextContent('₱350.00');
    expect(screen.queryByText('Amount to pay')).not.toBeInTheDocument();
    const links = screen.getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Play now',
      'Make another deposit',
      'All deposits',
    ]);
  });

  it('tells what came, what was ordered and the bonus with its turnover once it is paid', async () => {
    const paid = { amount: 150, ordered: 200, bonus: { amount: 150, turnover: 2_400 } };
    const wps = mockWps({ 'wallet.depositDetail': { ...order, ...paid, status: 'success' } });
    showWallet(address, { wps });
    expect((await screen.findByText('Added to your balance')).nextSibling).toHaveTextContent(
      '₱150.00',
    );
    expect(figure('You ordered')).toHaveTextContent('₱200.00');
    expect(figure('Bonus')).toHaveTextContent('₱150.00');
    expect(figure('To bet before you withdraw')).toHaveTextContent('₱2,400.00');
  });

  it('copies a value [ROUTE-11]', async () => {
    const { user } = showWallet(address, { wps: mockWps({ 'wallet.depositDetail': order }) });
    await user.click(await screen.findByRole('button', { name: 'Copy Account' }));
    expect(await screen.findByText('Copied')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe('0011 2233 4455');
  });

  it.each([60, -60])(
    'counts down by the platform’s clock on a phone that is %i minutes ahead [MINE-10]',
    async (ahead) => {
      const there = Date.now() - ahead * 60_000;
      const expireTime = there + 600_000;
      const wps = mockWps({ 'wallet.depositDetail': { ...order, expireTime } });
      showWallet(address, { wps, merchant: detail(1) });
      // The answer that ends the wait for the order is the first that tells the time.
      const clock = await screen.findByRole('timer');
      act(() => serverClock.hear(there, 0));
      expect(clock).toHaveTextContent(/Pay within (09:5\d|10:00)/);
    },
  );

  it('has neither in the classic detail [MINE-10]', async () => {
    const wps = mockWps({ 'wallet.depositDetail': order });
    showWallet(address, { wps, merchant: detail(0) });
    expect(await screen.findByText('0011 2233 4455')).toBeInTheDocument();
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  });

  it.each([
    ['success', 'The money is in your balance. You can play now.'],
    ['failed', 'Your payment did not arrive. If you paid, send customer service your receipt.'],
    ['expired', 'Time is up. Don’t pay this one; start a new deposit.'],
  ])('in state %s says so and asks for no payment [ROUTE-11]', async (status, text) => {
    const wps = mockWps({ 'wallet.depositDetail': { ...order, status } });
    showWallet(address, { wps });
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'I have paid' })).not.toBeInTheDocument();
  });

  it('loads the balance anew once the money arrived [ROUTE-11]', async () => {
    const wps = mockWps({ 'wallet.depositDetail': { ...order, status: 'success' } });
    showWallet(address, { wps });
    await screen.findByText(/You can play now/);
    expect(wps.callsOf('wallet.depositDetail').length).toBeGreaterThan(1);
  });

  it('that does not exist is an error with a way back [ROUTE-11]', async () => {
    const wps = mockWps({ 'wallet.depositDetail': refusing(errorCodes.notFound) });
    showWallet(address, { wps });
    expect(await screen.findByRole('link', { name: 'All deposits' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
