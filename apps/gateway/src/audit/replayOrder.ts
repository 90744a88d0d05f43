import type { GameRow } from '../db/schema';
import type { OrderRow } from '../model/lottery/settleDraws';
import type { Moved } from './readEntries';
import { payLine } from '../model/lottery/payLine';
import { findFault, isSame } from './replayRound';
import type { Expected, RoundRow } from './replayRound';

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** Settles an order of a lottery again by the numbers that were drawn, and tells what its record and the books must hold. */
export function replayOrder(
  round: RoundRow,
  { id, lines, win }: OrderRow,
  game: GameRow,
  drawn: readonly number[] | undefined,
): Expected {
  const played = lines.filter(({ status }) => status !== 'cancelled');
  const payout = sum(played.map((line) => payLine(game.name, line, drawn ?? []) ?? 0));
  const fault = findFault([
    ['view', isSame(round.detail['drawn'], drawn)],
    ['bet', round.bet === sum(played.map(({ bet }) => bet))],
    ['win', round.win === payout && win === payout],
  ]);
  // A line that was taken back has moved its stake twice.
  const staked = sum(lines.map(({ bet }) => bet));
  const moved = new Map<string, Moved>([
    [`lottery bet ${id}`, { wallet: -staked, jackpot: 0 }],
    [`lottery win ${id}`, { wallet: payout, jackpot: 0 }],
  ]);
  return { fault, moved };
}
