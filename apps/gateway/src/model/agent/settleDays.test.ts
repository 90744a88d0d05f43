import { agentCalls, contractCalls, walletCalls } from '@playhouse/wps';
import type { CallAnswer, Call } from '@playhouse/wps';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contracts, members, rateVersions, settlements } from '../../db/schema';
import { post } from '../../ledger/post';
import { verifyBooks } from '../../ledger/verifyBooks';
import { settleDay, settleUpToNow } from './settleDays';
import { makeJourneyMember } from '../../seed/journeyMember';
import { loseRound } from '../../testing/loseRound';
import type { TestPlatform } from '../../testing/platform';
import { endlessSessions, slowStart, startPlatform } from '../../testing/platform';

const day = 86_400_000;
const minute = 60_000;
const period = { startDate: '2026-11-21', endDate: '2026-12-31' };
const cents = (amount: number) => Math.round(amount * 100);

let platform: TestPlatform;
let serial = 0;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  platform = await startPlatform(endlessSessions);
  const { services } = platform.gateway;
  // One to two percent between them.
  await makeChain(['chain_top', 'chain_mid', 'chain_low', 'chain_player'], [2, 1.5, 1.2, 0.5]);
  await makeChain(['late_top', 'late_low', 'late_player']);
  // The first look begins the count: what was before is nobody's.
  await settleUpToNow(services);
}, slowStart);
afterAll(() => platform.gateway.close());

/** Agents, each the upline of the next, and a player below them. */
async function makeChain(chain: readonly string[], rates: readonly number[] = []): Promise<void> {
  const { services } = platform.gateway;
  for (const [at, account] of chain.entries()) {
    const type = at === chain.length - 1 ? 0 : 1;
    await makeJourneyMember(services, { merchant: 'alpha', account, type });
    const [upline] = at === 0 ? [] : await find(chain[at - 1] ?? '');
    const [made] = await find(account);
    await services.db
      .update(members)
      .set({
        uplineId: upline?.id ?? null,
        teamPath: `${upline?.teamPath ?? '/'}${made?.id ?? 0}/`,
      })
      .where(eq(members.account, account));
    await services.db.insert(rateVersions).values({
      memberId: made?.id ?? 0,
      category: 'RNG',
      fromDay: '2026-11-01',
      rate: rates[at] ?? 0,
    });
    tokens[account] = await platform.login(account);
  }
}

const find = (account: string) =>
  platform.gateway.services.db.select().from(members).where(eq(members.account, account));

/** A player loses a round, in major units. */
const stake = (bet: number, account = 'chain_player') =>
  loseRound(platform.gateway.services, { account, bet: cents(bet) });

async function ask<C extends Call>(
  call: C,
  who: string,
  query: object = {},
): Promise<CallAnswer<C>> {
  const asked = { token: tokens[who] ?? '', query: { ...query } };
  return call.answer.parse((await platform.ask(call, asked)).value) as CallAnswer<C>;
}
const income = (who: string) => ask(agentCalls.rebateIncome, who, period);
const moved = async (who: string, type: string, within = period) =>
  (await ask(walletCalls.transactions, who, { ...within, type })).items.map(({ amount }) =>
    cents(amount),
  );

/** By however many at once. */
const settleEverywhere = () =>
  Promise.all(Array.from({ length: 8 }, () => platform.everywhere(settleUpToNow)));

describe('an agent’s day', () => {
  it('is paid to each level by the difference to the next, when it is over and not before', async () => {
    await stake(1_000);
    await settleUpToNow(platform.gateway.services);
    expect((await income('chain_low')).items).toEqual([]);
    platform.advance(day);
    await settleEverywhere();
    // 1.2 - 0.5, 1.5 - 1.2 and 2 - 1.5 percent of a thousand.
    expect((await income('chain_low')).footer.amount).toBe(7);
    expect((await income('chain_mid')).footer.amount).toBe(3);
    expect((await income('chain_top')).footer.amount).toBe(5);
    expect((await income('chain_mid')).items).toMatchObject([
      { day: '2026-11-21', account: 'chain_player', gameType: 'RNG', betAmount: 1_000, rate: 0.3 },
    ]);
  });

  it('shows nothing that is not in the wallet, and is paid once by however many at once', async () => {
    const { services } = platform.gateway;
    await settleEverywhere();
    const scope = services.scopes.get('alpha');
    if (scope) await settleDay(services, scope, '2026-11-21');
    for (const who of ['chain_low', 'chain_mid', 'chain_top'])
      expect(await moved(who, 'rebate')).toEqual([cents((await income(who)).footer.amount)]);
    expect(await verifyBooks(services.db)).toEqual([]);
  });

  it('is caught up with after the platform stood still', async () => {
    await stake(100);
    platform.advance(day);
    await stake(200);
    platform.advance(3 * day);
    await settleUpToNow(platform.gateway.services);
    const { items, footer } = await income('chain_low');
    expect(items.map((line) => [line.day, line.amount])).toEqual([
      ['2026-11-23', 1.4],
      ['2026-11-22', 0.7],
      ['2026-11-21', 7],
    ]);
    expect((await moved('chain_low', 'rebate')).reduce((sum, each) => sum + each, 0)).toBe(
      cents(footer.amount),
    );
  });

  it('that is not over cannot be settled by hand', async () => {
    const { services } = platform.gateway;
    const scope = services.scopes.get('alpha');
    if (!scope) throw new Error('no merchant');
    await expect(settleDay(services, scope, '2026-11-26')).rejects.toThrow('not over');
  });
});

describe('a contract', () => {
  const tiers = [
    { minTurnover: 500, rate: 1, minActiveMembers: 1 },
    { minTurnover: 2_000, rate: 2, minActiveMembers: 1 },
  ];
  async function offer(who: string, kind: string, version: number, factor = 1, bound = {}) {
    const [agent] = await find(who);
    const { services } = platform.gateway;
    await services.db.insert(contracts).values({
      id: `${who}-${kind}-${version}`,
      memberId: agent?.id ?? 0,
      kind,
      status: 'pending',
      tiers: tiers.map((tier) => ({ ...tier, ...bound, rate: tier.rate * factor })),
      startsAt: new Date(services.now() - day),
      version,
    });
  }
  const accept = (who: string, contractId: string) =>
    platform.ask(contractCalls.processDailySalary, {
      token: tokens[who] ?? '',
      query: { contractId, action: 'accept' },
    });
  const acceptDividend = (who: string, contractId: string) =>
    platform.ask(contractCalls.acceptDividend, {
      token: tokens[who] ?? '',
      body: { contractId, action: 'accept' },
    });
  async function nextDay() {
    platform.advance(day);
    await settleUpToNow(platform.gateway.services);
  }

  it('pays a salary once it is accepted, by the tier that the team reached', async () => {
    await offer('chain_low', 'salary', 1);
    await stake(1_000);
    await nextDay();
    expect(await moved('chain_low', 'salary')).toEqual([]);
    expect((await accept('chain_low', 'chain_low-salary-1')).success).toBe(true);
    await stake(1_000);
    await nextDay();
    await stake(2_500);
    await nextDay();
    await stake(400);
    await nextDay();
    expect(await moved('chain_low', 'salary')).toEqual([cents(50), cents(10)]);
  });

  it('pays by the terms that were accepted last, and keeps those of the days before', async () => {
    await offer('chain_low', 'salary', 2, 3);
    await stake(1_000);
    await nextDay();
    expect((await moved('chain_low', 'salary'))[0]).toBe(cents(10));
    await accept('chain_low', 'chain_low-salary-2');
    await stake(1_000);
    await nextDay();
    expect((await moved('chain_low', 'salary'))[0]).toBe(cents(30));
    const [agent] = await find('chain_low');
    const { db } = platform.gateway.services;
    const rows = await db
      .select()
      .from(settlements)
      .where(and(eq(settlements.memberId, agent?.id ?? 0), eq(settlements.kind, 'salary')));
    expect(new Set(rows.map(({ terms }) => terms && 'version' in terms && terms.version))).toEqual(
      new Set([1, 2]),
    );
  });

  it('leaves a higher level the difference to the next', async () => {
    await offer('chain_mid', 'salary', 1, 5);
    await accept('chain_mid', 'chain_mid-salary-1');
    await stake(1_000);
    await nextDay();
    // Five percent, less the three that the level below gets.
    expect(await moved('chain_mid', 'salary')).toEqual([cents(20)]);
  });

  it('counts no stake of its first day from before it was accepted', async () => {
    await offer('late_low', 'salary', 1);
    await stake(1_000, 'late_player');
    platform.advance(minute);
    await accept('late_low', 'late_low-salary-1');
    await stake(600, 'late_player');
    await nextDay();
    expect(await moved('late_low', 'salary')).toEqual([cents(6)]);
  });

  it('counts until the next one is accepted, and the next from then on', async () => {
    await offer('late_low', 'salary', 2, 3);
    await stake(1_000, 'late_player');
    platform.advance(minute);
    await accept('late_low', 'late_low-salary-2');
    await stake(600, 'late_player');
    await nextDay();
    const paid = (await moved('late_low', 'salary')).slice(0, -1);
    expect(paid.sort((one, other) => one - other)).toEqual([cents(10), cents(18)]);
  });

  it('pays a dividend when the month is over, and shows the running month as pending', async () => {
    const list = async () => (await ask(agentCalls.dividend, 'chain_top', period)).items;
    expect(await list()).toEqual([]);
    await offer('chain_top', 'dividend', 1, 10);
    const contractId = 'chain_top-dividend-1';
    // December runs; what was staked in it until a minute ago does not count.
    platform.advance(minute);
    expect((await acceptDividend('chain_top', contractId)).success).toBe(true);
    for (let at = 0; at < 6; at += 1) {
      await makeJourneyDeposit('chain_player');
      await stake(500);
    }
    const netLoss = 3_000;
    const [open] = await list();
    expect(open).toMatchObject({ status: 'pending', rate: 20, netLoss, amount: netLoss / 5 });
    while (new Date(platform.gateway.services.now()).getUTCMonth() === 11) await nextDay();
    const [paid] = await list();
    expect(paid).toMatchObject({ status: 'issued', netLoss, amount: netLoss / 5 });
    expect(await moved('chain_top', 'dividend')).toEqual([]);
    const january = { startDate: '2027-01-01', endDate: '2027-01-31' };
    expect(await moved('chain_top', 'dividend', january)).toEqual([cents(netLoss / 5)]);
    expect(await verifyBooks(platform.gateway.services.db)).toEqual([]);
  }, 240_000);

  it('pays no more of a loss than its share of the stakes', async () => {
    await makeChain(['bound_top', 'bound_player']);
    await offer('bound_top', 'dividend', 1, 10, { stakesPercent: 0.1 });
    platform.advance(minute);
    await acceptDividend('bound_top', 'bound_top-dividend-1');
    await makeJourneyDeposit('bound_player');
    await stake(500, 'bound_player');
    const january = { startDate: '2027-01-01', endDate: '2027-01-31' };
    const [open] = (await ask(agentCalls.dividend, 'bound_top', january)).items;
    expect(open).toMatchObject({ netLoss: 500, amount: 0.5 });
  });

  it('accepted on the last evening of a month does not count its days before', async () => {
    const month = { startDate: '2027-01-01', endDate: '2027-01-31' };
    const list = async (who: string) => (await ask(agentCalls.dividend, who, month)).items;
    for (const who of ['late_top', 'late_low']) await offer(who, 'dividend', 1, 10);
    await acceptDividend('late_top', 'late_top-dividend-1');
    for (let at = 0; at < 5; at += 1) {
      await makeJourneyDeposit('late_player');
      await stake(500, 'late_player');
    }
    while (new Date(platform.gateway.services.now() + day).getUTCMonth() === 0) await nextDay();
    await acceptDividend('late_low', 'late_low-dividend-1');
    await makeJourneyDeposit('late_player');
    await stake(500, 'late_player');
    expect(await list('late_low')).toMatchObject([
      { startDate: '2027-01-31', status: 'pending', netLoss: 500, amount: 50 },
    ]);
    await nextDay();
    expect(await list('late_low')).toMatchObject([
      { startDate: '2027-01-31', status: 'issued', netLoss: 500, amount: 50 },
    ]);
    // A fifth of all that was lost, less what the level below gets of the last evening.
    expect(await list('late_top')).toMatchObject([{ netLoss: 3_000, amount: 550 }]);
  }, 240_000);
});

/** Money to go on losing with. */
async function makeJourneyDeposit(account: string): Promise<void> {
  const { services } = platform.gateway;
  const [member] = await find(account);
  serial += 1;
  await services.db.transaction((tx) =>
    post(tx, {
      merchant: 'alpha',
      memberId: member?.id ?? 0,
      kind: 'adjustment',
      key: `more ${serial}`,
      at: new Date(services.now()),
      lines: [
        { account: member?.id ?? 0, amount: 50_000 },
        { account: 'bonus', amount: -50_000 },
      ],
    }),
  );
}
