import { and, asc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { MerchantScope } from '../base/merchants';
import type { Span } from '../base/period';
import type { Queryable } from '../db/open';
import { games, lotteryOrders, rounds, sportsBets } from '../db/schema';
import { findLegs } from '../model/lobby/sportsbook/findLegs';
import { findNumbers } from '../model/lottery/draws';
import { readEntries } from './readEntries';
import type { Moved } from './readEntries';
import { replayBet } from './replayBet';
import { replayOrder } from './replayOrder';
import { replayRound } from './replayRound';
import type { Expected, Fault, RoundRow } from './replayRound';

/** How a round is checked: from its proof, from the seeds of its matches, by the numbers of its draw, or not at all. */
export type CheckKind = 'round' | 'match' | 'lottery' | 'unproved';

/** A round that does not hold, and why. */
export interface FailedRound {
  readonly id: string;
  readonly fault: Fault;
}

export interface RoundsCheck {
  /** Rounds that hold, and those that keep nothing to be checked by. */
  readonly counts: Readonly<Record<CheckKind, number>>;
  readonly failed: readonly FailedRound[];
}

interface CheckedRound {
  readonly kind: CheckKind;
  readonly round: RoundRow;
  readonly expected: Expected;
}

const batch = 500;

/** The next rounds of a merchant, in the order of their time. */
const listNext = (db: Queryable, merchant: string, { from, until }: Span, last?: RoundRow) =>
  db
    .select()
    .from(rounds)
    .where(
      and(
        ...[eq(rounds.merchant, merchant), gte(rounds.createdAt, from)],
        lt(rounds.createdAt, until),
        last &&
          sql`(${rounds.createdAt}, ${rounds.id}) > (${last.createdAt.toISOString()}::timestamptz, ${last.id})`,
      ),
    )
    .orderBy(asc(rounds.createdAt), asc(rounds.id))
    .limit(batch);

/** Bets on matches among rounds, with their legs. */
async function readBets(db: Queryable, ids: readonly string[]) {
  const bets = await db
    .select()
    .from(sportsBets)
    .where(inArray(sportsBets.id, [...ids]));
  const legs = await findLegs(
    db,
    bets.map(({ id }) => id),
  );
  return new Map(bets.map((bet) => [bet.id, { bet, legs: legs.get(bet.id) ?? [] }]));
}

/** Orders of lotteries among rounds, with the numbers that were drawn. */
async function readOrders(db: Queryable, ids: readonly string[]) {
  const found = await db
    .select({ order: lotteryOrders, game: games })
    .from(lotteryOrders)
    .innerJoin(games, eq(games.nodeId, lotteryOrders.nodeId))
    .where(inArray(lotteryOrders.id, [...ids]));
  const drawn = await Promise.all(
    found.map(({ order }) => findNumbers(db, order.nodeId, order.numero)),
  );
  return new Map(found.map((each, at) => [each.order.id, { ...each, drawn: drawn[at] }]));
}

async function replayAll(db: Queryable, scope: MerchantScope, all: readonly RoundRow[]) {
  const ids = all.map(({ id }) => id);
  const [bets, orders] = await Promise.all([readBets(db, ids), readOrders(db, ids)]);
  return all.map((round): CheckedRound => {
    const onMatches = bets.get(round.id);
    const onDraw = orders.get(round.id);
    if (onMatches)
      return {
        ...{ kind: 'match', round },
        expected: replayBet(round, onMatches.bet, onMatches.legs),
      };
    if (onDraw)
      return {
        ...{ kind: 'lottery', round },
        expected: replayOrder(round, onDraw.order, onDraw.game, onDraw.drawn),
      };
    const expected = replayRound(round, scope);
    return expected === undefined
      ? { kind: 'unproved', round, expected: { fault: undefined, moved: new Map() } }
      : { kind: 'round', round, expected };
  });
}

const nothing: Moved = { wallet: 0, jackpot: 0 };

/** Whether the books hold just what is expected. */
const isBooked = ({ moved }: Expected, entries: ReadonlyMap<string, Moved>): boolean =>
  [...moved].every(([key, { wallet, jackpot }]) => {
    const entry = entries.get(key) ?? nothing;
    return entry.wallet === wallet && entry.jackpot === jackpot;
  });

/** Replays every round of a merchant in a span, and holds each against its record and the books. */
export async function checkRounds(
  db: Queryable,
  scope: MerchantScope,
  span: Span,
): Promise<RoundsCheck> {
  const counts = { round: 0, match: 0, lottery: 0, unproved: 0 };
  const failed: FailedRound[] = [];
  let last: RoundRow | undefined;
  do {
    const page = await listNext(db, scope.code, span, last);
    const checked = await replayAll(db, scope, page);
    const keys = checked.flatMap(({ expected }) => [...expected.moved.keys()]);
    const entries = await readEntries(db, scope.code, keys);
    for (const { kind, round, expected } of checked) {
      const fault = expected.fault ?? (isBooked(expected, entries) ? undefined : 'ledger');
      if (fault === undefined) counts[kind] += 1;
      else failed.push({ id: round.id, fault });
    }
    last = page.length < batch ? undefined : page.at(-1);
  } while (last !== undefined);
  return { counts, failed };
}
