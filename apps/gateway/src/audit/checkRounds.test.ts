import { hashSeed } from '@playhouse/games';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { isJackpotSlot, isLottery } from '../catalogue/games';
import type { Transaction } from '../db/open';
import { fixtures, ledgerEntries, ledgerTransactions, lotteryOrders, rounds } from '../db/schema';
import { continueRound, openRound } from '../model/lobby/round';
import type { Seat } from '../model/lobby/seat';
import { readBook } from '../model/lobby/sportsbook/readBook';
import { placeSportsBet } from '../model/lobby/sportsbook/placeBet';
import { settleMatches } from '../model/lobby/sportsbook/settleMatches';
import { placeOrder } from '../model/lottery/placeOrder';
import { settleLotteries } from '../model/lottery/settleDraws';
import { filePlatform } from '../testing/filePlatform';
import { findWinningSeed } from '../testing/findWinningSeed';
import { slowStart } from '../testing/platform';
import { findGame, sitDown } from '../testing/sitDown';
import { checkRounds } from './checkRounds';
import type { Fault } from './replayRound';

const platform = filePlatform();
const month = { from: new Date('2026-10-31T16:00:00Z'), until: new Date('2026-11-30T16:00:00Z') };

/** Ids of a round of each kind. */
const played = { slot: '', pot: '', cards: '', match: '', lottery: '' };

const check = (tx?: Transaction) => {
  const { db, scopes } = platform.gateway.services;
  const scope = scopes.get('alpha');
  if (scope === undefined) throw new Error('no merchant');
  return checkRounds(tx ?? db, scope, month);
};

async function findLastId({ member }: Seat): Promise<string> {
  const [last] = await platform.gateway.services.db
    .select({ id: rounds.id })
    .from(rounds)
    .where(eq(rounds.memberId, member.id))
    .orderBy(desc(rounds.createdAt))
    .limit(1);
  if (last === undefined) throw new Error('no round');
  return last.id;
}

async function playSlots(): Promise<void> {
  const { services } = platform.gateway;
  const seat = await sitDown(services, await findGame(services, isJackpotSlot));
  const spin = (roundId: string, bet: number, clientSeed: string) =>
    openRound(services, seat, { roundId, bet, clientSeed, action: { type: 'spin' } });
  played.slot = (await spin('audit-slot', 12.5, 'ana')).end?.id ?? '';
  const clientSeed = await findWinningSeed(services, seat, { tickets: 5_000, among: 20_000_000 });
  played.pot = (await spin('audit-pot', 5_000, clientSeed)).end?.id ?? '';
}

/** Doubles a hand of blackjack, so that a round has two stakes. */
async function playCards(): Promise<void> {
  const { services } = platform.gateway;
  const seat = await sitDown(
    services,
    await findGame(services, ({ name }) => name === 'Blackjack'),
  );
  for (let at = 0; played.cards === ''; at += 1) {
    const bet = { roundId: `audit-cards-${at}`, bet: 10, clientSeed: 'ana' };
    const dealt = await openRound(services, seat, { ...bet, action: { move: 'deal' } });
    if (dealt.end !== undefined) continue;
    const canDouble = (dealt.view as { readonly moves: string[] }).moves.includes('double');
    const action = { move: canDouble ? 'double' : 'stand' };
    const { end } = await continueRound(services, seat, { roundId: `${bet.roundId}-on`, action });
    if (canDouble) played.cards = end?.id ?? '';
  }
}

async function playMatch(): Promise<void> {
  const { services } = platform.gateway;
  const isFootball = ({ name }: { name: string }) => name === 'Virtual Football';
  const seat = await sitDown(services, await findGame(services, isFootball));
  const { matches } = await readBook(services, seat, undefined);
  const match = matches.find(({ state }) => state === undefined);
  const odds = match?.odds['winner:home'];
  if (match === undefined || typeof odds !== 'number') throw new Error('no match to come');
  const legs = [{ matchId: match.id, pick: 'winner:home', odds }];
  await placeSportsBet(services, seat, { roundId: 'audit-match', bet: 20, legs, anyOdds: true });
  platform.advance(3_600_000);
  await platform.everywhere(settleMatches);
  played.match = await findLastId(seat);
}

async function playLottery(): Promise<void> {
  const { services } = platform.gateway;
  const isFast = ({ name, category }: { name: string; category: string }) =>
    isLottery(category) && name === 'Bolt Draw';
  const seat = await sitDown(services, await findGame(services, isFast));
  const lines = [{ playId: 'big', numbers: [], stake: 30 }];
  await placeOrder(services, seat, 'audit-lottery', { playType: 'ent', lines, amount: 30 });
  platform.advance(3_600_000);
  await settleLotteries(services);
  played.lottery = await findLastId(seat);
}

beforeAll(async () => {
  await playSlots();
  await playCards();
  await playMatch();
  await playLottery();
}, slowStart);

/** Checks after a change, which is undone. */
async function checkAfter(change: (tx: Transaction) => Promise<unknown>) {
  const undo = new Error('undo');
  let result: Awaited<ReturnType<typeof check>> | undefined;
  await platform.gateway.services.db
    .transaction(async (tx) => {
      await change(tx);
      result = await check(tx);
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  return result?.failed;
}

const setRound = (id: string, set: { win?: SQL; bet?: SQL; detail?: SQL }) => (tx: Transaction) =>
  tx.update(rounds).set(set).where(eq(rounds.id, id));
const setDetail = (path: string, value: unknown) => ({
  detail: sql`jsonb_set(${rounds.detail}, ${sql.raw(`'{${path}}'`)}, ${JSON.stringify(value)}::jsonb)`,
});
const otherSeed = 'cd'.repeat(32);

describe('a month of rounds', () => {
  it('holds where all was played by the rules, and says what keeps no proof', async () => {
    const { counts, failed } = await check();
    expect(failed).toEqual([]);
    expect(counts).toMatchObject({ match: 1, lottery: 1 });
    expect(counts.round).toBeGreaterThanOrEqual(3);
    expect(counts.unproved).toBeGreaterThan(100);
  });

  const tampered: readonly [
    what: string,
    kind: keyof typeof played,
    fault: Fault,
    change: (id: string) => (tx: Transaction) => Promise<unknown>,
  ][] = [
    ['win', 'slot', 'win', (id) => setRound(id, { win: sql`${rounds.win} + 1` })],
    ['bet', 'cards', 'bet', (id) => setRound(id, { bet: sql`${rounds.bet} + 1` })],
    [
      ...(['seed', 'slot', 'commitment'] as const),
      (id) => setRound(id, setDetail('proof,serverSeed', otherSeed)),
    ],
    [
      ...(['seed and its hash', 'slot', 'view'] as const),
      (id) => async (tx) => {
        await setRound(id, setDetail('proof,serverSeed', otherSeed))(tx);
        await setRound(id, setDetail('proof,commitment', hashSeed(otherSeed)))(tx);
      },
    ],
    [
      ...(['action', 'cards', 'actions'] as const),
      (id) => setRound(id, setDetail('proof,actions', [{ move: 'deal' }])),
    ],
    ['view', 'slot', 'view', (id) => setRound(id, setDetail('view,hundredths', 123_456))],
    [
      'chance at the pot',
      'slot',
      'jackpot',
      (id) => setRound(id, setDetail('proof,jackpot,among', 1)),
    ],
    [
      ...(['pot left out', 'pot', 'jackpot'] as const),
      (id) => setRound(id, { detail: sql`${rounds.detail} - 'jackpot'` }),
    ],
    ['pot', 'pot', 'win', (id) => setRound(id, setDetail('jackpot', 1))],
    ['win of a match', 'match', 'win', (id) => setRound(id, { win: sql`${rounds.win} + 1` })],
    ['win of a lottery', 'lottery', 'win', (id) => setRound(id, { win: sql`${rounds.win} + 1` })],
    ['drawn numbers', 'lottery', 'view', (id) => setRound(id, setDetail('drawn', [1, 2, 3]))],
  ];

  it.each(tampered)('a changed %s is found', async (_what, kind, fault, change) => {
    expect(await checkAfter(change(played[kind]))).toEqual([{ id: played[kind], fault }]);
  });

  it('a changed seed of a match is found where the match ends otherwise', async () => {
    const { db } = platform.gateway.services;
    const [bet] = await db.select().from(rounds).where(eq(rounds.id, played.match));
    const legs = bet?.detail['legs'] as readonly { match: string }[] | undefined;
    const swap = (seed: string) => (tx: Transaction) =>
      tx
        .update(fixtures)
        .set({ seed })
        .where(eq(fixtures.id, legs?.[0]?.match ?? ''));
    let failed: Awaited<ReturnType<typeof checkAfter>> = [];
    for (let at = 0; at < 60 && failed?.length === 0; at += 1)
      failed = await checkAfter(swap(hashSeed(at.toString(16).padStart(2, '0'))));
    expect(failed).toEqual([{ id: played.match, fault: 'win' }]);
  });

  it('a changed line of a lottery’s order is found', async () => {
    const change = (tx: Transaction) =>
      tx
        .update(lotteryOrders)
        .set({ win: sql`${lotteryOrders.win} + 1` })
        .where(eq(lotteryOrders.id, played.lottery));
    expect(await checkAfter(change)).toEqual([{ id: played.lottery, fault: 'win' }]);
  });

  it.each([
    ['stake', 'slot', (id: string) => `bet ${id}`],
    ['second stake', 'cards', (id: string) => `bet ${id} 1`],
    ['pot', 'pot', (id: string) => `jackpot ${id}`],
    ['stake of a match', 'match', (id: string) => `sports bet ${id}`],
  ] as const)('a movement of a %s that differs is found', async (_what, kind, keyOf) => {
    const key = keyOf(played[kind]);
    const change = async (tx: Transaction) => {
      const one = and(
        eq(ledgerTransactions.merchant, 'alpha'),
        eq(ledgerTransactions.idempotencyKey, key),
      );
      const [moved] = await tx.select().from(ledgerTransactions).where(one);
      await tx
        .update(ledgerEntries)
        .set({ amount: sql`${ledgerEntries.amount} * 2` })
        .where(eq(ledgerEntries.transactionId, moved?.id ?? 0));
    };
    expect(await checkAfter(change)).toEqual([{ id: played[kind], fault: 'ledger' }]);
  });
});
