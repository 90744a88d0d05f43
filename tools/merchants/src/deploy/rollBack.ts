import { withDeployLock } from './withDeployLock';
import { currentNumber, releaseNumbers, switchTo } from './release';

/**
 * Serves an earlier release again: all its files are still there.
 * @param to its number. @default the one before the one that is served
 * @returns the number of the release that is served now
 * @throws when there is no such release
 */
export function rollBack(out: string, to?: number): Promise<number> {
  return withDeployLock(out, () => {
    const numbers = releaseNumbers(out);
    const current = currentNumber(out);
    const target = to ?? numbers.findLast((number) => current !== undefined && number < current);
    if (target === undefined || !numbers.includes(target)) {
      const wanted = to === undefined ? 'an earlier release' : `release ${to}`;
      throw new Error(`${out} has not got ${wanted}. It has: ${numbers.join(', ')}.`);
    }
    switchTo(out, target);
    return target;
  });
}
