import type { Browser, Page } from 'playwright';
import { traceFrames } from './frameWork';

export interface FingersFrames {
  /** Share of the frames that took the main thread more than 33 ms of processor time, 0 to 1. */
  heavy: number;
  /** The 99th of a hundred of them, in ms. */
  heaviest: number;
}

/** 1,600 px a second: a finger that looks for a game. */
export const fingersPace = 27;
/** Above this a frame is missed, in ms. */
const heavyFrame = 33.4;
/**
 * How often the finger scrolls, and for how many frames. The least disturbed time counts: what shares the processor's
 * caches slows it down, but what the list does wrong it does every time.
 */
const passes = 8;
const framesOfPass = 200;

/** Scrolls as a finger does and tells of the frames of the least disturbed time. */
export async function scrollAsFinger(browser: Browser, page: Page): Promise<FingersFrames> {
  const seen: FingersFrames[] = [];
  for (let pass = 0; pass < passes; pass += 1) {
    await page.evaluate(() => window.lobbyBenchmark.comeToStart());
    const works = await traceFrames(browser, () =>
      page.evaluate(([frames, px]) => window.lobbyBenchmark.scrollThrough(frames, px), [
        framesOfPass,
        fingersPace,
      ] as const),
    );
    const sorted = works.toSorted((one, other) => one - other);
    seen.push({
      heavy: works.filter((work) => work > heavyFrame).length / works.length,
      heaviest: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN,
    });
  }
  return seen.reduce((one, other) => (other.heaviest < one.heaviest ? other : one));
}
