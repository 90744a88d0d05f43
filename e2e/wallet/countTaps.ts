import type { Locator } from '@playwright/test';

/** A finger that counts what it does. */
export interface CountingFinger {
  readonly taps: number;
  tap(target: Locator): Promise<void>;
}

export function countTaps(): CountingFinger {
  let taps = 0;
  return {
    get taps() {
      return taps;
    },
    async tap(target) {
      taps += 1;
      await target.tap();
    },
  };
}
