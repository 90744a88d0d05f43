import type { LotteryLine } from '../../db/schema';
import { findRisk } from '../lobby/findRisk';
import { readLine } from './payLine';
import { drawNumbers, lotteryPays } from '../../catalogue/lotteryRules/lottery';

/**
 * The part of a member's stakes on one draw that is at risk, over all plays and orders. Minor units.
 * @param drawn the numbers that came, which nobody knew
 */
export function findDrawRisk(
  name: string,
  lines: readonly LotteryLine[],
  drawn: readonly number[],
): number {
  const stake = lines.reduce((sum, { bet }) => sum + bet, 0);
  if (lines.length < 2) return stake;
  const read = lines.flatMap((line) => readLine(name, line) ?? []);
  return findRisk(stake, `${name} ${drawn.join(' ')}`, (draw) => {
    const numbers = drawNumbers(name, draw);
    return read.reduce(
      (sum, { play, chosen, bet }) => sum + bet * lotteryPays(name, play, chosen, numbers),
      0,
    );
  });
}
