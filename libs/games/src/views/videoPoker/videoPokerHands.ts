import type { VideoPokerHand } from '../../rules/videoPoker/hands';
import type { VideoPokerVariant } from '../../rules/videoPoker/variants';
import type { PayRow } from '../parts/PayTable';
import type { Say } from '../spots/spotDesign';

export interface HandRow extends PayRow {
  readonly hands: readonly VideoPokerHand[];
}

const quads: readonly VideoPokerHand[] = ['quads', 'quadsTwoToFour', 'quadAces'];

/** Every hand with its prize, the best one first; fours that pay alike are one row. */
export function listHandRows({ pays }: VideoPokerVariant, say: Say): HandRow[] {
  // Object.entries forgets the names alone.
  const entries = Object.entries(pays) as [VideoPokerHand, number][];
  const isOneQuads = quads.every((hand) => pays[hand] === pays.quads);
  return entries
    .filter(([hand]) => !(isOneQuads && quads.includes(hand) && hand !== 'quads'))
    .map(([hand, times]) => ({
      hands: isOneQuads && hand === 'quads' ? quads : [hand],
      name: say(`videoPoker.hand.${hand}`),
      pays: times * 100,
    }))
    .toSorted((one, other) => other.pays - one.pays);
}
