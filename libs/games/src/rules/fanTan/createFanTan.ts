import { createBetGame, type BetGame } from '../bets/createBetGame';
import type { Band, Weighted } from '../bets/spotReturns';

export interface FanTanVariant {
  /** Beads are taken away by as many at a time. */
  readonly pile: 4 | 6;
  /** Hundredths that the house keeps of what a bet wins. */
  readonly commission: number;
  readonly band: Band;
}

export const fanTanVariants = {
  fours: { pile: 4, commission: 5, band: [0.975, 0.986] },
  sixes: { pile: 6, commission: 6, band: [0.965, 0.985] },
} as const satisfies Record<string, FanTanVariant>;

export interface FanTanOutcome {
  /** Beads that were under the cup. */
  readonly beads: number;
  /** Beads that were left at last, from 1 up to a whole pile. */
  readonly left: number;
}

export type FanTanGame = BetGame<string, FanTanOutcome>;

/** A multiple of both piles, so that what is left is equally likely to be each number. */
const cupSizes = 72;
const fewestBeads = 49;

interface Spot {
  readonly wins: readonly number[];
  /** Numbers that give the stake back. */
  readonly pushes: readonly number[];
}

/** `fan-1` wins on one number, `nim-1-2` wins on the first and stands off on the second, `kwok-1-2` on either. */
function listSpots(pile: number): Map<string, Spot> {
  const numbers = Array.from({ length: pile }, (_, at) => at + 1);
  const spots = new Map<string, Spot>();
  for (const wins of numbers) {
    spots.set(`fan-${wins}`, { wins: [wins], pushes: [] });
    for (const other of numbers) {
      if (other !== wins) spots.set(`nim-${wins}-${other}`, { wins: [wins], pushes: [other] });
      if (other > wins) spots.set(`kwok-${wins}-${other}`, { wins: [wins, other], pushes: [] });
    }
    const three = numbers.filter((number) => (number - wins + pile) % pile < 3);
    spots.set(`ssheh-${three.join('-')}`, { wins: three, pushes: [] });
  }
  return spots;
}

/** Hundredths that a chip brings back when it wins: fair odds among the numbers in play, less the commission. */
function findPrize(spot: Spot, { commission, pile }: FanTanVariant): number {
  const losing = pile - spot.wins.length - spot.pushes.length;
  return 100 + Math.floor((losing * (100 - commission)) / spot.wins.length);
}

export interface FanTanPrize {
  readonly spot: string;
  /** Hundredths that a chip brings back when it wins. */
  readonly prize: number;
}

/** The bets of a table with their prizes. */
export const listFanTanPrizes = (variant: FanTanVariant): FanTanPrize[] =>
  [...listSpots(variant.pile)].map(([spot, numbers]) => ({
    spot,
    prize: findPrize(numbers, variant),
  }));

export function createFanTan(variant: FanTanVariant): FanTanGame {
  const table = listSpots(variant.pile);
  const readCup = (beads: number): FanTanOutcome => ({
    beads,
    left: ((beads - 1) % variant.pile) + 1,
  });
  return createBetGame<string, FanTanOutcome>({
    spots: [...table.keys()],
    mostTimes: (100 + (variant.pile - 1) * (100 - variant.commission)) / 100,
    drawOutcome: (draw) => readCup(fewestBeads + draw(cupSizes)),
    pay(name, { left }) {
      const spot = table.get(name);
      if (spot?.wins.includes(left)) return findPrize(spot, variant);
      return spot?.pushes.includes(left) ? 100 : 0;
    },
    chances: () =>
      Array.from({ length: variant.pile }, (_, at): Weighted<FanTanOutcome> => [
        readCup(fewestBeads + at),
        1,
      ]),
  });
}
