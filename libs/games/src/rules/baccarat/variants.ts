import type { Band } from '../bets/spotReturns';
import type { CoupPays, CoupSpot } from './coupSpots';
import { pairSpots, type PairPays, type PairSpot } from './pairs';

export type BaccaratSpot = CoupSpot | PairSpot;

export interface BaccaratVariant extends CoupPays {
  readonly decks: number;
  readonly spots: readonly BaccaratSpot[];
  readonly pairs: PairPays;
  readonly band: Band;
}

const ends = ['player', 'banker', 'tie'] as const;
const pairs: PairPays = { pair: 1200, either: 600, perfect: 2600, twoPerfect: 20_100 };
/** Five per cent of what the bank wins. */
const commission = { banker: 195, bankerSix: 195 };

export const baccaratVariants = {
  puntoBanco: { decks: 8, spots: ends, ...commission, tie: 900, pairs, band: [0.989, 0.99] },
  /** A bank that wins with six pays half; every other bank pays even. */
  noCommission: {
    decks: 8,
    spots: [...ends, 'luckySix'],
    banker: 200,
    bankerSix: 150,
    tie: 900,
    pairs,
    band: [0.987, 0.988],
  },
  pairs: {
    decks: 8,
    spots: [...ends, ...pairSpots],
    ...commission,
    tie: 900,
    pairs,
    band: [0.989, 0.99],
  },
  /** Six decks, with bets on the number of cards. */
  speed: {
    decks: 6,
    spots: [...ends, 'small', 'big'],
    ...commission,
    tie: 900,
    pairs,
    band: [0.989, 0.99],
  },
  /** Nine to one on a tie, and the dragon bonus on either side. */
  salon: {
    decks: 8,
    spots: [...ends, 'playerDragon', 'bankerDragon', 'playerPair', 'bankerPair'],
    ...commission,
    tie: 1000,
    pairs,
    band: [0.989, 0.99],
  },
} as const satisfies Record<string, BaccaratVariant>;
