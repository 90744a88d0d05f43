import { agentCalls, promotionCalls, registrationCalls, walletCalls } from '@playhouse/wps';
import type { CallAnswer, Call } from '@playhouse/wps';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { toDay, shiftDay } from '../../base/period';
import { contracts, members, settlementLines, settlements } from '../../db/schema';
import { settleUpToNow } from '../../model/agent/settleDays';
import { makeJourneyMember } from '../../seed/journeyMember';
import { filePlatform } from '../../testing/filePlatform';
import { loseRound } from '../../testing/loseRound';
import { endlessSessions, slowStart, testNow } from '../../testing/platform';
import { openFigures } from '../../testing/openFigures';

const cents = (amount: number) => Math.round(amount * 100);
const today = toDay(testNow, 'Asia/Manila');
const month = { startDate: shiftDay(today, -29), endDate: today };

/** A gift in the team: part of what its members gained, and of no game. */
async function takeReward(): Promise<void> {
  const account = 'gifted_player';
  const member = { merchant: 'alpha', account, upline: 'demo_agent', reward: 50 };
  await makeJourneyMember(platform.gateway.services, member);
  const who = await platform.login(account);
  const { value } = await platform.ask(promotionCalls.rewards, { token: who });
  const [reward] = promotionCalls.rewards.answer.parse(value);
  const body = { id: reward?.id };
  const taken = await platform.ask(promotionCalls.claimReward, { token: who, body });
  expect(taken.success).toBe(true);
}

const platform = filePlatform(endlessSessions);
let token = '';
beforeAll(async () => {
  token = await platform.login('demo_agent');
  await takeReward();
}, slowStart);

async function ask<C extends Call>(call: C, query: object): Promise<CallAnswer<C>> {
  const { value, code } = await platform.ask(call, { token, query: { ...query } });
  expect(code).toBeUndefined();
  return call.answer.parse(value) as CallAnswer<C>;
}

/** The sum of all pages of a figure's entries, in minor units; the footer says the same. */
async function entriesOf(figure: agentCalls.MoneyFigure, query: object): Promise<number> {
  let sum = 0;
  const seen = new Set<string>();
  for (let after: string | undefined; ;) {
    const asked = { ...query, figure, pageSize: 100, ...(after === undefined ? {} : { after }) };
    const page = await ask(agentCalls.figureEntries, asked);
    for (const { id, amount } of page.items) {
      expect(seen.has(id)).toBe(false);
      seen.add(id);
      sum += cents(amount);
    }
    if (page.next === undefined) {
      expect(cents(page.footer.amount)).toBe(sum);
      return sum;
    }
    after = page.next;
  }
}

/** How many members all pages of a figure list, and what they hold, in minor units. */
async function membersOf(figure: agentCalls.HeadFigure, query: object) {
  const names: string[] = [];
  let balance = 0;
  for (let pageNo = 1; ; pageNo += 1) {
    const page = await ask(agentCalls.figureMembers, { ...query, figure, pageNo, pageSize: 100 });
    for (const each of page.items) {
      names.push(each.account);
      balance += cents(each.balance);
    }
    if (pageNo < page.totalPages) continue;
    expect(new Set(names).size).toBe(names.length);
    expect(page.footer.memberCount).toBe(names.length);
    expect(cents(page.footer.balance)).toBe(balance);
    return { size: names.length, balance };
  }
}

describe('a figure of an agent’s screen is what its entries add up to', () => {
  it.each(openFigures)('%s, of the team and of each downline', async (figure) => {
    const field = `${figure}Amount` as const;
    const overview = await ask(agentCalls.teamOverview, month);
    expect(await entriesOf(figure, month)).toBe(cents(overview[field]));
    const pnl = await ask(agentCalls.teamPnl, { ...month, pageSize: 100 });
    expect(cents(pnl.footer[field])).toBe(cents(overview[field]));
    for (const row of pnl.items.slice(0, 5))
      expect(await entriesOf(figure, { ...month, account: row.account })).toBe(cents(row[field]));
  });

  it('heads and what they hold', async () => {
    const overview = await ask(agentCalls.teamOverview, month);
    const all = await membersOf('members', month);
    expect(all).toEqual({ size: overview.memberCount, balance: cents(overview.teamBalance) });
    expect((await membersOf('agents', month)).size).toBe(overview.agentCount);
    expect((await membersOf('newMembers', month)).size).toBe(overview.newMemberCount);
    expect((await membersOf('activeMembers', month)).size).toBe(overview.activeMemberCount);
    expect(overview.activeMemberCount).toBeGreaterThan(0);
  });

  it('the balance of a downline is left by its movements, and its team is counted', async () => {
    const { items } = await ask(agentCalls.teamList, { pageSize: 100 });
    expect(items.length).toBeGreaterThan(5);
    for (const { id, account, balance, teamCount } of items.slice(0, 6)) {
      const query = { types: 'A', account, startDate: '2026-01-01', endDate: today };
      const { footer } = await ask(walletCalls.transactions, query);
      expect(cents(footer.inAmount) - cents(footer.outAmount)).toBe(cents(balance));
      expect((await membersOf('members', { ...month, parentId: id })).size).toBe(teamCount);
    }
    const { success } = await platform.ask(agentCalls.figureMembers, {
      token,
      query: { ...month, figure: 'members', parentId: '999999' },
    });
    expect(success).toBe(false);
  });

  it('the counters of a day', async () => {
    const { footer } = await ask(agentCalls.teamKpi, { ...month, size: 0 });
    expect((await membersOf('loggedIn', month)).size).toBe(footer.teamLoginMemberCount);
    expect((await membersOf('activeMembers', month)).size).toBe(footer.teamBetMemberCount);
    expect((await membersOf('newMembers', month)).size).toBe(footer.teamRegisterMemberCount);
    expect((await membersOf('online', month)).size).toBe(footer.teamOnlineCount);
  });

  it('is read by nobody but an agent', async () => {
    const player = await platform.login('demo_player');
    for (const [call, figure] of [
      [agentCalls.figureEntries, 'bet'],
      [agentCalls.figureMembers, 'members'],
    ] as const)
      expect((await platform.ask(call, { token: player, query: { ...month, figure } })).code).toBe(
        'permission.denied',
      );
  });
});

describe('what an agent earned itself', () => {
  const period = { startDate: today, endDate: '2026-12-31' };
  const player = 'figure_player';
  beforeAll(async () => {
    const { services } = platform.gateway;
    await makeJourneyMember(services, { merchant: 'alpha', account: player, upline: 'demo_agent' });
    await settleUpToNow(services);
    const [agent] = await services.db
      .select()
      .from(members)
      .where(and(eq(members.merchant, 'alpha'), eq(members.account, 'demo_agent')));
    const at = new Date(services.now());
    const tiers = [{ minTurnover: 0, rate: 1, minActiveMembers: 0 }];
    await services.db.insert(contracts).values(
      (['salary', 'dividend'] as const).map((kind) => ({
        id: `figure-${kind}`,
        memberId: agent?.id ?? 0,
        kind,
        status: 'active',
        tiers,
        startsAt: at,
        decidedAt: at,
        version: 9,
      })),
    );
    // Until December is over; in its second half nobody plays.
    const pass = async (days: number) => {
      platform.advance(days * 86_400_000);
      await settleUpToNow(services);
    };
    for (let day = 0; day < 24; day += 3) {
      await loseRound(services, { account: player, bet: 12_345 + day });
      await loseRound(services, { account: player, bet: 777, category: 'LIVE' });
      await pass(3);
    }
    await pass(18);
  }, slowStart);

  it('is in its wallet, entry by entry, for rebates, salaries and dividends', async () => {
    const overview = await ask(agentCalls.teamOverview, period);
    const income = await ask(agentCalls.rebateIncome, { ...period, pageSize: 100 });
    const dividends = await ask(agentCalls.dividend, period);
    const lines = income.items.reduce((sum, { amount }) => sum + cents(amount), 0);
    expect(lines).toBeGreaterThan(0);
    expect(lines).toBe(cents(income.footer.amount));
    expect(await entriesOf('ownRebate', period)).toBe(lines);
    expect(cents(overview.ownRebateAmount)).toBe(lines);
    expect(await entriesOf('ownDividend', period)).toBe(cents(dividends.footer.amount));
    expect(cents(overview.ownDividendAmount)).toBe(cents(dividends.footer.amount));
    expect(dividends.footer.amount).toBeGreaterThan(0);
    const salaries = await entriesOf('ownSalary', period);
    expect(salaries).toBeGreaterThan(0);
    expect(cents(overview.ownSalaryAmount)).toBe(salaries);
    const moved = await ask(walletCalls.transactions, { ...period, type: 'salary', pageSize: 100 });
    expect(moved.items.reduce((sum, { amount }) => sum + cents(amount), 0)).toBe(salaries);
  });

  it('is nothing before it is in the wallet', async () => {
    const { db } = platform.gateway.services;
    const day = '2026-10-31';
    const before = { startDate: day, endDate: day };
    const own = and(eq(members.merchant, 'alpha'), eq(members.account, 'demo_agent'));
    const [agent] = await db.select().from(members).where(own);
    const memberId = agent?.id ?? 0;
    for (const kind of ['rebate', 'dividend']) {
      const id = `unpaid-${kind}`;
      const settled = { id, merchant: 'alpha', memberId, kind, firstDay: day, day, amount: 700 };
      await db.insert(settlements).values(settled);
    }
    const line = { sourceId: memberId, category: 'RNG', turnover: 7_000, rate: 10, amount: 700 };
    await db.insert(settlementLines).values({ settlementId: 'unpaid-rebate', ...line });
    expect(await entriesOf('ownRebate', before)).toBe(0);
    expect((await ask(agentCalls.rebateIncome, before)).footer.amount).toBe(0);
    expect(await entriesOf('ownDividend', before)).toBe(0);
    const { items, footer } = await ask(agentCalls.dividend, before);
    expect([items[0]?.status, footer.amount]).toEqual(['pending', 0]);
    await settleUpToNow(platform.gateway.services);
    expect(await entriesOf('ownRebate', before)).toBe(700);
    expect((await ask(agentCalls.rebateIncome, before)).footer.amount).toBe(7);
    expect((await ask(agentCalls.dividend, before)).footer.amount).toBe(7);
  });

  it('stands on the bets that it opens to', async () => {
    const bets = async (query: object) => (await ask(agentCalls.teamBetting, query)).footer;
    const income = await ask(agentCalls.rebateIncome, { ...period, pageSize: 100 });
    const mine = income.items.filter(({ account }) => account === player);
    expect(mine.length).toBeGreaterThan(10);
    for (const { day, account, gameType, betAmount, rate, amount } of mine) {
      const query = { startDate: day, endDate: day, account, exact: 'true', gameType };
      expect((await bets(query)).betAmount).toBe(betAmount);
      expect(cents(amount)).toBe(Math.floor((cents(betAmount) * rate) / 100 + 1e-9));
    }
    const [dividend] = (await ask(agentCalls.dividend, period)).items.filter(
      ({ status }) => status === 'issued',
    );
    if (dividend === undefined) throw new Error('no dividend was paid');
    const { betAmount, winAmount } = await bets(dividend);
    expect(betAmount).toBe(dividend.turnover);
    expect(cents(betAmount) - cents(winAmount)).toBe(cents(dividend.netLoss));
  });

  it('leaves out whoever is only called alike', async () => {
    const { services } = platform.gateway;
    const twin = `${player}2`;
    await makeJourneyMember(services, { merchant: 'alpha', account: twin, upline: 'demo_agent' });
    await loseRound(services, { account: player, bet: 100 });
    await loseRound(services, { account: twin, bet: 500 });
    const day = toDay(services.now(), 'Asia/Manila');
    const query = { startDate: day, endDate: day, account: player };
    const { footer } = await ask(agentCalls.teamBetting, { ...query, exact: 'true' });
    expect(footer.betAmount).toBe(1);
    expect(await entriesOf('bet', query)).toBe(100);
  });
});

describe('the visits of a link', () => {
  const day = (moment: number) => toDay(moment, 'Asia/Manila');
  async function linkOf(who: string) {
    const { value } = await platform.ask(agentCalls.createInviteLink, {
      token: who,
      body: { type: 0 },
    });
    return agentCalls.createInviteLink.answer.parse(value);
  }
  const visit = async (code: string, times: number) => {
    for (let at = 0; at < times; at += 1)
      await platform.ask(registrationCalls.affiliateCheck, {
        query: { code, domain: 'alpha.example' },
      });
  };

  it('are what its quarters of an hour add up to, and sorted', async () => {
    const first = platform.gateway.services.now();
    const { id, code } = await linkOf(token);
    await visit(code, 3);
    platform.advance(3_600_000);
    await visit(code, 1);
    platform.advance(86_400_000);
    await visit(code, 2);
    const last = platform.gateway.services.now();
    const links = await ask(agentCalls.inviteLinks, {});
    expect(links.find((link) => link.id === id)?.visitCount).toBe(6);
    const query = { link: id, startDate: day(first), endDate: day(last), pageSize: 2 };
    const page = await ask(agentCalls.linkVisits, query);
    const rest = await ask(agentCalls.linkVisits, { ...query, after: page.next });
    const lines = [...page.items, ...rest.items];
    expect(lines.map(({ visits }) => visits)).toEqual([2, 1, 3]);
    expect(page.footer.visits).toBe(6);
    for (const { time } of lines) expect(time % 900_000).toBe(0);
    const sorted = await ask(agentCalls.linkVisits, { ...query, sort: 'visits', pageSize: 9 });
    expect(sorted.items.map(({ visits }) => visits)).toEqual([3, 2, 1]);
    const lastDay = await ask(agentCalls.linkVisits, { ...query, startDate: day(last) });
    expect([lastDay.items.length, lastDay.footer.visits]).toEqual([1, 2]);
  });

  it('are nobody’s but the agent’s whose link it is, and go with it', async () => {
    const { id, code } = await linkOf(token);
    await visit(code, 1);
    const now = platform.gateway.services.now();
    const query = { link: id, startDate: day(now), endDate: day(now) };
    const other = await platform.login('demo_topagent');
    const seen = await platform.ask(agentCalls.linkVisits, { token: other, query });
    expect(agentCalls.linkVisits.answer.parse(seen.value)).toMatchObject({
      items: [],
      footer: { visits: 0 },
    });
    const player = await platform.login('demo_player');
    expect((await platform.ask(agentCalls.linkVisits, { token: player, query })).code).toBe(
      'permission.denied',
    );
    await platform.ask(agentCalls.removeInviteLink, { token, query: { id } });
    expect((await ask(agentCalls.linkVisits, query)).footer.visits).toBe(0);
  });
});

describe('a table of an agent’s screens is sorted over all its pages', () => {
  const pages = async <C extends Call>(call: C, query: object) => {
    const page = async (after?: string) =>
      (await ask(call, { ...month, ...query, pageSize: 7, ...(after ? { after } : {}) })) as {
        items: Record<string, string | number>[];
        next?: string;
      };
    const first = await page();
    return [...first.items, ...(await page(first.next)).items];
  };

  it.each([
    ['bets', agentCalls.teamBetting, 'betTime', {}],
    ['bets', agentCalls.teamBetting, 'account', {}],
    ['bets', agentCalls.teamBetting, 'betAmount', {}],
    ['bets', agentCalls.teamBetting, 'winAmount', {}],
    ['entries', agentCalls.figureEntries, 'amount', { figure: 'bet' }],
    ['entries', agentCalls.figureEntries, 'amount', { figure: 'net' }],
    ['entries', agentCalls.figureEntries, 'account', { figure: 'win' }],
    ['entries', agentCalls.figureEntries, 'type', { figure: 'net' }],
    ['movements', walletCalls.transactions, 'amount', { types: 'A' }],
    ['movements', walletCalls.transactions, 'balance', { types: 'A' }],
    ['movements', walletCalls.transactions, 'type', { types: 'A' }],
    ['movements', walletCalls.transactions, 'userName', { types: 'A' }],
    ['movements', walletCalls.transactions, 'createTime', { types: 'A' }],
    ['downlines', agentCalls.teamList, 'balance', { account: '_' }],
    ['members', agentCalls.figureMembers, 'balance', { figure: 'members' }],
    ['members', agentCalls.figureMembers, 'regDate', { figure: 'members' }],
  ] as const)('%s by a column, both ways: %#', async (_what, call, sort, query) => {
    for (const descending of [true, false]) {
      const items = await pages(call, { ...query, sort, descending: String(descending) });
      const values = items.map((item) => item[sort] ?? '');
      expect(values.length).toBeGreaterThan(7);
      const ordered = [...values].sort((one, other) => Number(one > other) - Number(one < other));
      expect(values).toEqual(descending ? ordered.reverse() : ordered);
    }
  });

  it('bets by what the members gained from them', async () => {
    const items = await pages(agentCalls.teamBetting, { sort: 'netAmount', descending: 'false' });
    const gains = items.map(({ winAmount, betAmount }) => Number(winAmount) - Number(betAmount));
    expect(gains).toEqual([...gains].sort((one, other) => one - other));
  });
});
