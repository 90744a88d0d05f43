import type { Services } from './services';

/** Keeps work that is due at known moments from looking for itself before. */
export interface QuietTime {
  /** Whether a platform has looked already, and knows that nothing is due at a moment. */
  isQuiet(services: Services, now: number): boolean;
  /** Nothing is due from one moment until before another, in milliseconds since 1970. */
  keep(services: Services, from: number, until: number): void;
}

/** For one kind of work. A clock that is turned back looks again. */
export function createQuietTime(): QuietTime {
  const known = new WeakMap<Services, { readonly from: number; readonly until: number }>();
  return {
    isQuiet(services, now) {
      const time = known.get(services);
      return time !== undefined && time.from <= now && now < time.until;
    },
    keep: (services, from, until) => void known.set(services, { from, until }),
  };
}
