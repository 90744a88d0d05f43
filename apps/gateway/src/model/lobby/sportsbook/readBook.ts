import { calculatePayout, hashSeed, longestMatchMs } from '@playhouse/games';
import type { BookAnswer, BookBet, BookMatch } from '@playhouse/games';
import { getOutcome } from '@playhouse/wps';
import { and, desc, eq, gte, or } from 'drizzle-orm';
import type { MerchantScope } from '../../../base/merchants';
import { readClock } from '../../../db/clock';
import { fixtures, sportsBets } from '../../../db/schema';
import type { SportsBetRow } from '../../../db/schema';
import { getBalance } from '../../../ledger/balance';
import { toMajor } from '../../../ledger/money';
import type { Services } from '../../platform/services';
import type { Seat } from '../seat';
import { priceCashOut } from './cashOut';
import { findLegs } from './findLegs';
import type { BetLeg } from './findLegs';
import { isOver, readState, watchMatch } from './liveMatch';
import type { LiveMatch } from './liveMatch';

/** How long a match stays on the page after its start, in milliseconds: its end is seen for three minutes. */
const shownMs = longestMatchMs + 180_000;
/** Bets that a page shows: open ones before those that have ended. */
const shownBets = 40;

function tellMatch(live: LiveMatch): BookMatch {
  const { fixture, state, prices } = live;
  const { id, league, homeTeam, awayTeam, homeStrength, awayStrength, startsAt, seed } = fixture;
  return {
    ...{ id, league, startsAt: startsAt.getTime(), state },
    home: { name: homeTeam, strength: homeStrength },
    away: { name: awayTeam, strength: awayStrength },
    odds: Object.fromEntries([...prices].map(([pick, { odds }]) => [pick, odds ?? null])),
    commitment: hashSeed(seed),
    // Before its end, whoever has the seed knows the end.
    ...(isOver(live) && { seed }),
  };
}

function tellBet(
  bet: SportsBetRow,
  legs: readonly BetLeg[],
  scope: MerchantScope,
  now: number,
): BookBet {
  const { id, stake, status, win, createdAt } = bet;
  const payout = calculatePayout(
    stake,
    legs.map(({ leg }) => leg).filter(({ result }) => result !== 'void'),
  );
  const price = status === 'open' ? priceCashOut(stake, legs, now) : undefined;
  return {
    ...{ id, status, placedAt: createdAt.getTime() },
    stake: toMajor(stake, scope),
    payout: toMajor(payout, scope),
    win: toMajor(win, scope),
    net: toMajor(getOutcome(stake, win).net, scope),
    legs: legs.map(({ leg: { pick, odds, result }, fixture }) => ({
      ...{ matchId: fixture.id, home: fixture.homeTeam, away: fixture.awayTeam },
      ...{ pick, odds, result, score: readState(fixture, now)?.score },
    })),
    ...(price !== undefined && { cashOut: toMajor(price, scope) }),
  };
}

/** A title's matches of now and soon with their odds, and the member's bets on them. */
export async function readBook(
  services: Services,
  seat: Seat,
  matchId?: string,
): Promise<BookAnswer> {
  const { db } = services;
  const { member, game, scope } = seat;
  const now = await readClock(db, services);
  const recent = gte(fixtures.startsAt, new Date(now - shownMs));
  const rows = await db
    .select()
    .from(fixtures)
    .where(
      and(
        eq(fixtures.nodeId, game.nodeId),
        matchId === undefined ? recent : or(recent, eq(fixtures.id, matchId)),
      ),
    )
    .orderBy(fixtures.startsAt, fixtures.id);
  const bets = await db
    .select()
    .from(sportsBets)
    .where(and(eq(sportsBets.memberId, member.id), eq(sportsBets.nodeId, game.nodeId)))
    .orderBy(desc(eq(sportsBets.status, 'open')), desc(sportsBets.createdAt))
    .limit(shownBets);
  const ids = bets.map(({ id }) => id);
  const legs = await findLegs(db, ids);
  return {
    now,
    balance: toMajor(await getBalance(db, member.id), scope),
    matches: rows.map((row) => tellMatch(watchMatch(row, now))),
    bets: bets.map((bet) => tellBet(bet, legs.get(bet.id) ?? [], scope, now)),
  };
}
