import { calculatePayout, mostLegs } from '@playhouse/games';
import { errorCodes } from '@playhouse/wps';
import { and, eq, inArray } from 'drizzle-orm';
import { Failure } from '../../../base/failure';
import { readClock } from '../../../db/clock';
import type { Transaction } from '../../../db/open';
import { fixtures, sportsBets, sportsLegs } from '../../../db/schema';
import { toMinor } from '../../../ledger/money';
import { post } from '../../../ledger/post';
import { command } from '../../platform/command';
import { newOrderId } from '../../platform/orderId';
import type { Services } from '../../platform/services';
import { readStake } from '../round';
import type { Seat } from '../seat';
import { getBetPosting } from './closeBet';
import { watchMatch } from './liveMatch';

/** The most that a bet pays, in major units. */
export const maxPayout = 100_000;

/** A pick of a match, at the odds that the player saw, in hundredths. */
export interface SlipLeg {
  readonly matchId: string;
  readonly pick: string;
  readonly odds: number;
}

/** A single with one leg, or a combined bet with several, as the page sends it. */
export interface Slip {
  readonly roundId: string;
  /** Major units. */
  readonly bet: number;
  readonly legs: readonly SlipLeg[];
  /** Takes the odds of the moment, also where they have fallen. */
  readonly anyOdds: boolean;
}

/** @throws Failure request.invalid where a slip is empty, too long, or has two legs of one match */
function demandCombinable(legs: readonly SlipLeg[]): void {
  const matches = new Set(legs.map(({ matchId }) => matchId));
  const isWhole = legs.length > 0 && legs.length <= mostLegs && matches.size === legs.length;
  if (!isWhole) throw new Failure(errorCodes.requestInvalid);
}

/**
 * The legs at the odds of the moment. Their matches are locked until the bet is written: none is settled meanwhile.
 * @throws Failure market.closed, odds.changed where they are lower than those that the player saw
 */
async function priceLegs(services: Services, tx: Transaction, { game }: Seat, slip: Slip) {
  const matches = slip.legs.map(({ matchId }) => matchId);
  const rows = await tx
    .select()
    .from(fixtures)
    .where(and(inArray(fixtures.id, matches), eq(fixtures.nodeId, game.nodeId)))
    .orderBy(fixtures.id)
    .for('share');
  const now = await readClock(tx, services);
  const legs = slip.legs.map((leg) => {
    const fixture = rows.find(({ id }) => id === leg.matchId);
    const odds = fixture && watchMatch(fixture, now).prices.get(leg.pick)?.odds;
    if (odds === undefined) throw new Failure(errorCodes.marketClosed);
    if (odds < leg.odds && !slip.anyOdds) throw new Failure(errorCodes.oddsChanged);
    return { ...leg, odds };
  });
  return { legs, at: new Date(now) };
}

async function write(services: Services, tx: Transaction, seat: Seat, slip: Slip) {
  const { member, game, scope } = seat;
  demandCombinable(slip.legs);
  const { legs, at } = await priceLegs(services, tx, seat, slip);
  const stake = readStake(seat, slip.bet);
  if (calculatePayout(stake, legs) > toMinor(maxPayout, scope))
    throw new Failure(errorCodes.amountOutOfRange);
  const bet = { id: newOrderId('B', member.id), merchant: scope.code, memberId: member.id };
  await tx
    .insert(sportsBets)
    .values({ ...bet, nodeId: game.nodeId, stake, status: 'open', createdAt: at });
  await tx.insert(sportsLegs).values(
    legs.map(({ matchId, pick, odds }, position) => ({
      ...{ betId: bet.id, fixtureId: matchId, position, pick, odds },
      result: 'open' as const,
    })),
  );
  await post(tx, getBetPosting(bet, game, { kind: 'bet', amount: -stake, at }));
  return { betId: bet.id };
}

/**
 * Places a bet at the odds of the moment, once for each key.
 * @throws Failure request.invalid, market.closed, odds.changed, amount.outOfRange, balance.insufficient, intent.conflict
 */
export async function placeSportsBet(services: Services, seat: Seat, slip: Slip) {
  const { member, game, scope } = seat;
  const { roundId, bet, legs, anyOdds } = slip;
  const body = { game: game.nodeId, bet, legs, anyOdds };
  let isNew = false;
  const placed = await command(services, member.id, {
    intent: { key: roundId, kind: 'sports', body },
    run: (tx) => {
      isNew = true;
      return write(services, tx, seat, slip);
    },
  });
  if (isNew) services.plays.count(scope.code, game.nodeId);
  return placed;
}
