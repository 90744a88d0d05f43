import { sampleNow } from '@playhouse/fixtures';

const RealDate = Date;
let now = sampleNow;

/** Says one moment whoever asks, so that what is drawn is the same on every day. */
class FrozenDate extends RealDate {
  constructor(...given: readonly unknown[]) {
    super(...((given.length === 0 ? [now] : given) as [number]));
  }

  static override now(): number {
    return now;
  }
}

/** Chance from a seed (mulberry32), so that what is drawn by it is the same each time. */
function createChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * Stops the clock at a moment, in epoch milliseconds, and begins chance anew.
 * @param moment @default the moment in which all samples live
 */
export function freezeClock(moment: number = sampleNow): void {
  now = moment;
  globalThis.Date = FrozenDate as unknown as DateConstructor;
  Math.random = createChance(20_261_121);
}

// Samples of stories are made when their files are read, which is after this one.
freezeClock();
