import { BusinessError } from '@playhouse/wps';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { sampleOrder, sampleOrders, sampleResults } from '../testing/samples';
import { showLottery } from '../testing/showLottery';

const pageOf = (list: unknown[], pageNum = 1, totalPages = 1) => ({ list, pageNum, totalPages });
const address = async () => (await screen.findByTestId('address')).textContent;

describe('the lottery screen', () => {
  it('leads to the bets and the results, and narrows down by the menu of the platform [ROUTE-07]', async () => {
    const groups = ['Swift', 'Daily'].map((groupName) => ({
      groupName,
      lotteries: [{ code: groupName, gameName: groupName, groupName, vassalage: 'LOTT' }],
    }));
    showLottery('/m/lottery', { answers: { 'lobby.lotteryMenu': groups } });
    expect(await screen.findByRole('link', { name: 'My bets' })).toHaveAttribute(
      'href',
      '/m/lottery/orders',
    );
    expect(screen.getByRole('link', { name: 'Results' })).toHaveAttribute(
      'href',
      '/m/lottery/results',
    );
    await screen.findByRole('link', { name: /Daily 6/ });
    await userEvent.click(await screen.findByRole('button', { name: 'Swift' }));
    expect(screen.getByRole('link', { name: /Swift 3D/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /Daily 6/ })).toBeNull();
  });

  it('tells the issue of a Vietnamese lottery before it starts [ROUTE-07]', async () => {
    const { wps } = showLottery('/m/startLottery?prize_mode=LOTT&code=SGN');
    expect(await screen.findByText('Draw 20261121')).toBeVisible();
    expect(wps.callsOf('lobby.vietnameseNumero')[0]).toMatchObject({ query: { code: 'SGN' } });
  });
});

describe('lottery bets', () => {
  it('are listed newest first with their state, page by page, and filtered by state', async () => {
    const { wps } = showLottery('/m/lottery/orders', {
      answers: {
        'lobby.orders': ({ query }: { query: { pageNo: number } }) =>
          query.pageNo === 1
            ? pageOf(sampleOrders, 1, 2)
            : pageOf([{ ...sampleOrder('lost'), orderId: 'older' }], 2, 2),
      },
    });
    const list = await screen.findByRole('list', { name: 'My lottery bets' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(6);
    expect(within(list).getByText('Open')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(7));
    await userEvent.click(screen.getByRole('button', { name: 'Won' }));
    await waitFor(() =>
      expect(wps.callsOf('lobby.orders').at(-1)).toMatchObject({
        query: { status: 'won', pageNo: 1 },
      }),
    );
    expect(screen.getByRole('button', { name: 'Won' })).toHaveAttribute('aria-pressed', 'true');
  });

  it.each([
    ['won', 'Won', /^\+.*166\.00$/],
    ['returned', 'Stake returned', /^[^+-]*0\.00$/],
    ['part', 'Part of the stake returned', /^-.*12\.00$/],
    ['lost', 'Lost', /^-.*20\.00$/],
  ] as const)('that are %s say so, with what they left', async (status, badge, net) => {
    showLottery('/m/lottery/orders', {
      answers: { 'lobby.orders': pageOf([sampleOrder(status)]) },
    });
    const list = await screen.findByRole('list', { name: 'My lottery bets' });
    expect(within(list).getByText(badge)).toBeVisible();
    expect(within(list).getByText(net)).toBeVisible();
  });

  it('are for members', async () => {
    showLottery('/m/lottery/orders', { visitor: true });
    expect(await address()).toBe('/m/login?returnTo=%2Fm%2Flottery%2Forders');
  });

  it('are taken back one by one before the draw, after a question', async () => {
    let cancelled = false;
    const { wps } = showLottery('/m/lottery/order?orderId=L-open', {
      answers: {
        'lobby.orderDetail': () => sampleOrder(cancelled ? 'cancelled' : 'open'),
        'lobby.cancelOrder': () => {
          cancelled = true;
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel this bet' }));
    const question = await screen.findByRole('alertdialog', { name: 'Cancel this bet?' });
    expect(wps.callsOf('lobby.cancelOrder')).toHaveLength(0);
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel this bet' }));
    expect(
      await screen.findByText('Bet canceled. Your stake is back in your balance.'),
    ).toBeVisible();
    expect(wps.callsOf('lobby.cancelOrder')[0]).toMatchObject({
      body: { orderId: 'L-open', suborderId: 'L1-1' },
    });
    expect(await screen.findAllByText('Canceled')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Cancel this bet' })).toBeNull();
  });

  it('that are drawn show the numbers and cannot be taken back', async () => {
    showLottery('/m/lottery/order?orderId=L-open', {
      answers: {
        'lobby.orderDetail': sampleOrder('lost'),
      },
    });
    const drawn = await screen.findByRole('list', { name: 'Last result' });
    expect(drawn).toHaveTextContent('704');
    expect(screen.queryByRole('button', { name: 'Cancel this bet' })).toBeNull();
  });

  it('that the platform does not know lead to those that it knows', async () => {
    showLottery('/m/lottery/order?orderId=nobody', {
      answers: {
        'lobby.orderDetail': () => {
          throw new BusinessError({ code: 'notFound', status: 404 }, 'ref');
        },
      },
    });
    expect(await screen.findByText('We couldn’t find this bet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'My lottery bets' })).toHaveAttribute(
      'href',
      '/m/lottery/orders',
    );
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});

it('results of the Vietnamese lotteries stand prize by prize, with the draw that takes bets', async () => {
  showLottery('/m/lottery/results', { answers: { 'lobby.vietnameseResults': sampleResults } });
  const cards = await screen.findAllByRole('table');
  expect(cards).toHaveLength(2);
  const second = within(cards[0] ?? document.body).getByRole('row', { name: /^2/ });
  expect(second).toHaveTextContent('99120 · 44871');
  expect(await screen.findByText(/^Bet on draw 20261121 within/)).toBeVisible();
});
