import { findEnd, judgePick, readPick, settleSlip } from '@playhouse/games';
import type { SportsBetRow } from '../db/schema';
import { priceCashOut } from '../model/lobby/sportsbook/cashOut';
import type { BetLeg } from '../model/lobby/sportsbook/findLegs';
import { readState } from '../model/lobby/sportsbook/liveMatch';
import type { Moved } from './readEntries';
import { findFault } from './replayRound';
import type { Expected, RoundRow } from './replayRound';

/** Longer than any match lasts. */
const hour = 3_600_000;

/** The result of a leg by its match, played again from its seed to the end. */
function judgeLeg({ leg, fixture }: BetLeg) {
  const state = readState(fixture, fixture.startsAt.getTime() + hour);
  const end = state && findEnd(state);
  if (end === undefined) throw new Error(`The match ${fixture.id} has no end`);
  const pick = readPick(leg.pick);
  return { odds: leg.odds, result: judgePick(pick.market, pick, end) };
}

/** The amount that a bet on matches must have paid, from the seeds of its matches: at the end, or at the moment of its cash-out. */
function getPayout({ stake, status, settledAt }: SportsBetRow, legs: readonly BetLeg[]): number {
  return status === 'cashedOut'
    ? (priceCashOut(stake, legs, settledAt?.getTime() ?? 0) ?? 0)
    : settleSlip(stake, legs.map(judgeLeg));
}

/** Settles a bet on matches again, and tells what its record and the books must hold. */
export function replayBet(round: RoundRow, bet: SportsBetRow, legs: readonly BetLeg[]): Expected {
  const payout = getPayout(bet, legs);
  const fault = findFault([
    ['bet', round.bet === bet.stake],
    ['win', round.win === payout && bet.win === payout],
  ]);
  const moved = new Map<string, Moved>([
    [`sports bet ${bet.id}`, { wallet: -bet.stake, jackpot: 0 }],
    [`sports win ${bet.id}`, { wallet: payout, jackpot: 0 }],
  ]);
  return { fault, moved };
}
