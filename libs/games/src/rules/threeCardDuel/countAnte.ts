import type { ExactShare } from '../bets/exactShare';
import { countDuels, duelsEach, type Duel } from '../cards/countDuels';
import { findHighCardStrength } from '../cards/threeCards';
import { payCall, type ThreeCardDuelVariant } from './variant';

const places = ['unqualified', 'lower', 'equal', 'higher'] as const;

const sumCalls = (variant: ThreeCardDuelVariant, duel: Duel) =>
  places.reduce((sum, place) => sum + duel[place] * payCall(variant, duel.kind, place), 0);

/** Whether to call with a hand loses less than to fold it, by what a call pays over all hands of the dealer. */
const callIsBetter = (variant: ThreeCardDuelVariant, paid: number) =>
  paid - 100 * (1 + variant.call) * duelsEach > -100 * duelsEach;

/** Stakes and payments of an ante over all 407,170,400 deals, each hand played for the better. */
export function countAnte(variant: ThreeCardDuelVariant): ExactShare {
  let [paid, staked] = [0, 0];
  const bar = findHighCardStrength(variant.qualifyingRank);
  for (const duel of countDuels(variant.ranking, bar)) {
    const calls = sumCalls(variant, duel);
    const better = callIsBetter(variant, calls);
    paid += better ? duel.weight * calls : 0;
    staked += duel.weight * duelsEach * (better ? 1 + variant.call : 1);
  }
  return { paid, staked };
}
