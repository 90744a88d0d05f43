import { createSeededDraw } from '../seededDraw';

export interface FishCatch {
  /** Hundredths of the stake. */
  readonly prize: number;
  readonly weight: number;
}

export interface FishSpecies {
  readonly id: string;
  /** How many of `shots` catch it. */
  readonly caught: number;
  /** Prizes of a caught one: a boss brings one of several. */
  readonly catches: readonly FishCatch[];
}

export interface FishingVariant {
  readonly species: readonly FishSpecies[];
}

/** Chances of a shot are whole numbers of this many. */
export const shots = 1_000_000;

const single = (prize: number): FishCatch[] => [{ prize, weight: 1 }];

/** A species that is caught as often as its mean catch allows. */
function stockSpecies(id: string, catches: readonly FishCatch[], share: number): FishSpecies {
  const weights = catches.reduce((total, { weight }) => total + weight, 0);
  const worth = catches.reduce((total, { prize, weight }) => total + prize * weight, 0);
  return { id, catches, caught: Math.floor((share * shots * weights) / (worth * 10)) };
}

/** Ranges of prizes in units, from the small fry to the whale. */
const ranges = [
  ['fry', 2, 2],
  ['clown', 3, 4],
  ['puffer', 5, 7],
  ['ray', 8, 12],
  ['turtle', 14, 22],
  ['sword', 25, 38],
  ['shark', 42, 70],
  ['whale', 80, 140],
] as const;

/**
 * One of many waters: prizes vary with the seed, the return of each species is between 0.945 and 0.97, and the boss
 * brings one of four prizes.
 */
export function designFishing(seed: number): FishingVariant {
  const draw = createSeededDraw(seed);
  const share = () => 945 + draw(26);
  const species = ranges.map(([id, least, most]) => {
    const quarters = least * 4 + draw((most - least) * 4 + 2);
    return stockSpecies(id, single(quarters * 25), share());
  });
  const boss = [
    { prize: 100 * (40 + draw(20)), weight: 60 + draw(10) },
    { prize: 100 * (90 + draw(40)), weight: 24 + draw(8) },
    { prize: 100 * (200 + draw(100)), weight: 8 + draw(4) },
    { prize: 100 * (500 + draw(500)), weight: 1 },
  ];
  return { species: [...species, stockSpecies('boss', boss, share())] };
}
