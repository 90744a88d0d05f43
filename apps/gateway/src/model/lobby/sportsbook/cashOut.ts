import { calculateCashOut } from '@playhouse/games';
import { errorCodes } from '@playhouse/wps';
import { and, eq } from 'drizzle-orm';
import { Failure } from '../../../base/failure';
import type { Transaction } from '../../../db/open';
import { sportsBets } from '../../../db/schema';
import type { SportsBetRow } from '../../../db/schema';
import { toMajor, toMinor } from '../../../ledger/money';
import { command } from '../../platform/command';
import type { Services } from '../../platform/services';
import type { Seat } from '../seat';
import { closeBet } from './closeBet';
import { findLegs } from './findLegs';
import type { BetLeg } from './findLegs';
import { isOver, watchMatch } from './liveMatch';

/** An offer that the player takes: the bet, and at least what they saw, in major units. */
export interface CashOut {
  readonly roundId: string;
  readonly betId: string;
  readonly price: number;
}

/**
 * The price at which an open bet is bought back at a moment, in minor units. Undefined where it is worth nothing, or where all of
 * its matches are over: then it is about to be settled.
 */
export function priceCashOut(
  stake: number,
  legs: readonly BetLeg[],
  now: number,
): number | undefined {
  const watched = legs.map(({ leg, fixture }) => ({ leg, live: watchMatch(fixture, now) }));
  if (watched.every(({ live }) => isOver(live))) return undefined;
  const priced = watched.map(({ leg: { odds, pick }, live }) => {
    const { chance = 0, voidChance = 0 } = live.prices.get(pick) ?? {};
    return { odds, chance, voidChance };
  });
  const price = calculateCashOut(stake, priced);
  return price > 0 ? price : undefined;
}

/** The member's bet while it is open. @throws Failure market.closed */
async function demandOpen(tx: Transaction, seat: Seat, betId: string): Promise<SportsBetRow> {
  const [bet] = await tx
    .select()
    .from(sportsBets)
    .where(
      and(
        ...[eq(sportsBets.id, betId), eq(sportsBets.memberId, seat.member.id)],
        ...[eq(sportsBets.nodeId, seat.game.nodeId), eq(sportsBets.status, 'open')],
      ),
    );
  if (bet === undefined) throw new Failure(errorCodes.marketClosed);
  return bet;
}

/**
 * Buys a bet back at the price of the moment, once for each key and once for each bet.
 * @throws Failure market.closed, odds.changed where the price has fallen, intent.conflict
 */
export function cashOutBet(services: Services, seat: Seat, { roundId, betId, price }: CashOut) {
  const { member, game, scope } = seat;
  return command(services, member.id, {
    intent: { key: roundId, kind: 'sports', body: { betId, price } },
    run: async (tx, _, at) => {
      const bet = await demandOpen(tx, seat, betId);
      const legs = (await findLegs(tx, [betId])).get(betId) ?? [];
      const win = priceCashOut(bet.stake, legs, at.getTime());
      if (win === undefined) throw new Failure(errorCodes.marketClosed);
      if (win < toMinor(price, scope)) throw new Failure(errorCodes.oddsChanged);
      await closeBet(tx, { bet, game, legs, win, isCashedOut: true, at });
      return { betId, win: toMajor(win, scope) };
    },
  });
}
