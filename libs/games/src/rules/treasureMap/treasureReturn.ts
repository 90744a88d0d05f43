import { sum } from '../chance';
import type { TreasureVariant } from './treasureVariants';

/**
 * The return at best play. Which plots are left says nothing, so that a state is how many of each treasure are still
 * buried; each is worked out once.
 */
export function getTreasureReturn({ plots, treasures, leastLeave }: TreasureVariant): number {
  const traps = plots - sum(treasures.map(({ count }) => count));
  const known = new Map<string, number>();
  const getValue = (buried: readonly number[]): number => {
    const key = buried.join();
    const kept = known.get(key);
    if (kept !== undefined) return kept;
    const found = sum(treasures.map(({ value, count }, at) => value * (count - (buried[at] ?? 0))));
    const left = sum(buried);
    const ahead = buried.map((count, at) => {
      if (count === 0) return 0;
      return count * getValue(buried.map((each, other) => (other === at ? each - 1 : each)));
    });
    const leave = left === 0 || found >= leastLeave ? found : 0;
    const value = left === 0 ? found : Math.max(leave, sum(ahead) / (left + traps));
    known.set(key, value);
    return value;
  };
  return getValue(treasures.map(({ count }) => count)) / 100;
}
