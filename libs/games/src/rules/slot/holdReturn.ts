import { countChoices, sum } from '../chance';
import type { HoldAndSpin } from './slotMath';

interface HoldEnd {
  /** The mean number of coins at the end. */
  readonly coins: number;
  /** The chance that the grid is full. */
  readonly full: number;
}

/** How hold-and-spin ends in the mean, by the coins that start it: exact, from the full grid back. */
export function getHoldEnds({ chance, respins }: HoldAndSpin, cells: number): HoldEnd[] {
  const share = chance.winning / chance.among;
  const ends: HoldEnd[] = [];
  ends[cells] = { coins: cells, full: 1 };
  for (let coins = cells - 1; coins >= 0; coins -= 1) {
    const empty = cells - coins;
    let added: HoldEnd = { coins: 0, full: 0 };
    for (let found = 1; found <= empty; found += 1) {
      const likely = countChoices(empty, found) * share ** found * (1 - share) ** (empty - found);
      const end = ends[coins + found] ?? { coins: 0, full: 0 };
      added = { coins: added.coins + likely * end.coins, full: added.full + likely * end.full };
    }
    // A step that finds a coin leads to that many coins with all respins left again.
    const none = (1 - share) ** empty;
    const tries = sum(Array.from({ length: respins }, (_, at) => none ** at));
    ends[coins] = {
      coins: added.coins * tries + coins * none ** respins,
      full: added.full * tries,
    };
  }
  return ends;
}

/** The mean of hold-and-spin in units, by how likely each number of coins is in a spin. */
export function getHoldReturn(hold: HoldAndSpin, counts: readonly number[]): number {
  const ends = getHoldEnds(hold, counts.length - 1);
  const weights = sum(hold.values.map(({ weight }) => weight));
  const value = sum(hold.values.map((coin) => coin.value * coin.weight)) / weights;
  return counts.reduce((mean, chance, coins) => {
    const end = ends[coins];
    if (coins < hold.trigger || end === undefined) return mean;
    return mean + (chance * (end.coins * value + end.full * hold.grand)) / 100;
  }, 0);
}
