import type { FreeSpins } from './slotMath';
import { leastAlike } from './slotMath';

const getAward = ({ spins }: FreeSpins, scatters: number) =>
  spins[Math.min(scatters - leastAlike, spins.length - 1)] ?? 0;

/**
 * The mean number of free spins of a round. `counts` and `again` say how likely each number of scatters is in the base
 * game and in a free spin.
 */
export function getExpectedFreeSpins(
  free: FreeSpins,
  counts: readonly number[],
  again: readonly number[],
): number {
  const awards = again.map((chance, scatters) => ({ chance, award: getAward(free, scatters) }));
  const known = new Map<number, number>();
  const expect = (left: number, awarded: number): number => {
    if (left === 0) return 0;
    // No more spins can come: those that are left are played.
    if (awarded === free.most) return left;
    const key = left * (free.most + 1) + awarded;
    const kept = known.get(key);
    if (kept !== undefined) return kept;
    const plain = awards.reduce((rest, { chance, award }) => (award > 0 ? rest - chance : rest), 1);
    let mean = 1 + plain * expect(left - 1, awarded);
    for (const { chance, award } of awards) {
      const added = Math.min(award, free.most - awarded);
      if (added > 0) mean += chance * expect(left - 1 + added, awarded + added);
    }
    known.set(key, mean);
    return mean;
  };
  return counts.reduce((mean, chance, scatters) => {
    const award = Math.min(getAward(free, scatters), free.most);
    return mean + chance * expect(award, award);
  }, 0);
}
