import type { CrashView } from '../../rules/crash/createCrash';

/** How long a flight whose end is known shows itself, in milliseconds: longer the higher it goes, 2.5 seconds at most. */
export function getFlightMs({ ended, target, height }: CrashView): number {
  if (ended === undefined) return 0;
  if (target === undefined) return ended === 'crashed' ? 300 : 0;
  return Math.min(2500, 700 + 500 * Math.log(height / 100));
}
