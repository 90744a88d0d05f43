import { mockWps } from '@playhouse/fixtures';
import { lastDays, toDay } from '@playhouse/i18n';
import { serverClock } from '@playhouse/platform';
import { endSession } from '@playhouse/session';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showWallet } from '../testing/showWallet';
import './reportPages';

const reports = [
  ['/m/vouReport', 'Deposits', 'wallet.depositReport'],
  ['/m/withdrawReport', 'Withdrawals', 'wallet.withdrawReport'],
  ['/m/transaction/record', 'Transactions', 'wallet.transactions'],
  ['/m/gameRecord', 'My bets', 'member.betReport'],
  ['/m/profitandloss', 'Wins and losses', 'member.profitAndLoss'],
  ['/m/member/rebateReport', 'Rebates', 'member.rebateReport'],
] as const;

/** Whether its lines stand below days. */
const isGrouped = (address: string) => !/profitandloss|rebateReport/.test(address);

const today = () => toDay(Date.now(), 'Asia/Manila');
const week = lastDays(7, today());

beforeEach(() => endSession());
afterEach(() => serverClock.hear(Date.now(), 0));

it.each(reports)(
  '%s asks for the last seven days and lists what comes [ROUTE-17]',
  async (...row) => {
    const [address, title, call] = row;
    const { wps } = showWallet(address);
    const records = await screen.findByRole(isGrouped(address) ? 'group' : 'list', { name: title });
    expect(within(records).getAllByRole('listitem')).not.toHaveLength(0);
    expect(wps.callsOf(call)[0]?.query).toMatchObject(week);
  },
);

it('asks for the days of the platform on a phone that is a day ahead [ROUTE-17]', async () => {
  const { user, wps } = showWallet('/m/transaction/record');
  await screen.findByRole('group', { name: 'Transactions' });
  const yesterday = Date.now() - 86_400_000;
  act(() => serverClock.hear(yesterday, 0));
  const endDate = toDay(yesterday, 'Asia/Manila');
  await waitFor(() =>
    expect(wps.callsOf('wallet.transactions').at(-1)?.query).toMatchObject({ endDate }),
  );
  await user.click(screen.getByRole('radio', { name: 'Today' }));
  await waitFor(() =>
    expect(wps.callsOf('wallet.transactions').at(-1)?.query).toMatchObject({
      startDate: endDate,
      endDate,
    }),
  );
});

it('profit and loss keeps its sums when no game was played [ROUTE-17]', async () => {
  const sums = {
    betAmount: 0,
    winAmount: 0,
    rebateAmount: 0,
    promotionAmount: 88,
    depositAmount: 500,
    withdrawAmount: 0,
    netAmount: 88,
    categories: [],
  };
  showWallet('/m/profitandloss', { wps: mockWps({ 'member.profitAndLoss': sums }) });
  expect(await screen.findByText('₱500.00')).toBeInTheDocument();
  expect(screen.getByText('+₱88.00')).toBeInTheDocument();
});

it('narrows by state, and back to all [ROUTE-17]', async () => {
  const { user, wps } = showWallet('/m/withdrawReport');
  await user.click(await screen.findByRole('button', { name: 'Failed' }));
  await waitFor(() =>
    expect(wps.callsOf('wallet.withdrawReport').at(-1)?.query).toMatchObject({ status: 'failed' }),
  );
  expect(screen.getByRole('button', { name: 'Failed' })).toHaveAttribute('aria-pressed', 'true');
});

it('offers only the categories that the merchant has [ROUTE-17]', async () => {
  showWallet('/m/gameRecord', { merchant: { categories: ['RNG', 'SPORTS'] } });
  const filter = within(await screen.findByRole('group', { name: 'Category' }));
  expect(filter.getAllByRole('button').map((chip) => chip.textContent)).toEqual([
    'All',
    'Slots',
    'Sports',
  ]);
});

it('loads the next page below the first [ROUTE-17]', async () => {
  const wps = mockWps({
    'wallet.transactions': ({ query }: { query: { pageNo: number } }) => ({
      list: [
        { id: query.pageNo, type: 'bet', amount: -query.pageNo, balance: 0, createTime: 1e12 },
      ],
      pageNum: query.pageNo,
      totalPages: 2,
    }),
  });
  const { user } = showWallet('/m/transaction/record', { wps });
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('-₱2.00')).toBeInTheDocument();
  expect(screen.getByText('-₱1.00')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

it.each([
  ['bet', 'Game'],
  ['win', 'Game'],
  ['promotion', 'Note'],
])('a transaction of type %s names what it was for under “%s” [ROUTE-17]', async (type, label) => {
  const moved = { id: 1, type, amount: -1, balance: 0, createTime: 1e12, remark: 'Brave Panda' };
  const wps = mockWps({ 'wallet.transactions': { list: [moved], pageNum: 1, totalPages: 1 } });
  showWallet('/m/transaction/record', { wps });
  const told = await screen.findByText('Brave Panda');
  expect(told.previousElementSibling).toHaveTextContent(label);
});

it.each([
  ['/m/transaction/record', undefined, 'group'],
  ['/m/transaction/record?types=A', 'A', 'region'],
])('%s asks for the team only with types=A [ROUTE-17]', async (address, types, role) => {
  const { wps } = showWallet(address, { type: 1 });
  await screen.findByRole(role, { name: 'Transactions' });
  expect(wps.callsOf('wallet.transactions')[0]?.query).toHaveProperty('types', types);
});

it('the platform sorts movements of a team by the column that is pressed [AGENT-04]', async () => {
  const { user, wps } = showWallet('/m/transaction/record?types=A', { type: 1 });
  const table = within(await screen.findByRole('region', { name: 'Transactions' }));
  expect(table.getByRole('columnheader', { name: 'Time' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  for (const [heading, sort] of [
    ['Type', 'type'],
    ['Member', 'userName'],
    ['Amount', 'amount'],
    ['Balance after', 'balance'],
  ] as const) {
    await user.click(table.getByRole('button', { name: heading }));
    await waitFor(() =>
      expect(wps.callsOf('wallet.transactions').at(-1)?.query).toMatchObject({ sort, types: 'A' }),
    );
  }
});

it('movements of a downline are asked for by its whole name and the days in the URL [AGENT-04]', async () => {
  const days = { startDate: '2026-01-02', endDate: '2026-11-21' };
  const search = new URLSearchParams({ types: 'A', account: 'tala', ...days });
  const { wps } = showWallet(`/m/transaction/record?${search.toString()}`, { type: 1 });
  await screen.findByRole('region', { name: 'Transactions' });
  expect(wps.callsOf('wallet.transactions')[0]?.query).toMatchObject({
    ...days,
    types: 'A',
    account: 'tala',
  });
});

describe('a record', () => {
  const [late, early] = ['2026-11-20T17:00:00Z', '2026-11-20T15:00:00Z'].map(Date.parse);
  const bets = ({ query }: { query: { pageNo: number } }) => ({
    list: [
      {
        ...{ orderId: `B-00000000000${query.pageNo}`, gameName: '=Gold', vendor: 'Koi Studio' },
        ...{ betAmount: 50, winAmount: 0, netAmount: -50, status: 'lost' },
        betTime: query.pageNo === 1 ? late : early,
      },
    ],
    ...{ pageNum: query.pageNo, totalPages: 2, next: 'next' },
    footer: {
      ...{ betAmount: 100, winAmount: 0 },
      days: [{ day: '2026-11-21', betAmount: 70, winAmount: 0 }],
    },
  });

  it('stands below the days of the merchant, with the sums of the whole day', async () => {
    showWallet('/m/gameRecord', { wps: mockWps({ 'member.betReport': bets }) });
    const day = await screen.findByRole('region', { name: 'Nov 21, 2026' });
    expect(day).toHaveTextContent('Bets ₱70.00 · Net -₱70.00');
    expect(within(day).getByText(/^Koi Studio/)).toBeInTheDocument();
  });

  it('is saved as CSV with all pages of the period, also those that are not loaded', async () => {
    const files: Blob[] = [];
    const names: string[] = [];
    vi.stubGlobal(
      'URL',
      class extends URL {
        static override createObjectURL = (file: Blob) => {
          files.push(file);
          return 'blob:file';
        };
        static override revokeObjectURL = () => undefined;
      },
    );
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    const wps = mockWps({ 'member.betReport': bets });
    const { user } = showWallet('/m/gameRecord', { wps });
    await user.click(await screen.findByRole('button', { name: 'Save as CSV' }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(names).toEqual([`my-bets_${week.startDate}_${week.endDate}.csv`]);
    const lines = (await files[0]?.text())?.split('\r\n') ?? [];
    expect(lines).toHaveLength(4);
    expect(lines[0]).toContain('Time,Game,Vendor,Stake (PHP),Payout (PHP)');
    expect(lines[2]).toContain("2026-11-20 23:00:00,'=Gold,Koi Studio,50.00,0.00");
    expect(wps.callsOf('member.betReport').at(-1)?.query).toMatchObject({
      ...{ pageSize: 100, after: 'next' },
    });
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
});
