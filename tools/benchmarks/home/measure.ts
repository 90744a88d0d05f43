import { chromium } from 'playwright';
import { visit } from '../../../e2e/support/weigh/visit';
import { findChromium } from '../../commands/src/chromium';

/** Timed figures of one page, in milliseconds; what never came is not a number. */
export interface Timed {
  readonly firstPaint: number;
  readonly firstRow: number;
  readonly largestPaint: number;
  /** Tasks over 50 ms from the first paint to rest. */
  readonly longTasks: number;
  readonly longestTask: number;
}

export const measures = [
  'firstPaint',
  'firstRow',
  'largestPaint',
  'longTasks',
  'longestTask',
] as const satisfies readonly (keyof Timed)[];

/** One cold visit on a slow phone, in a browser of its own: nothing is warm. */
export async function measure(url: string): Promise<Timed> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
  try {
    return await visit(
      browser,
      url,
      ({ signs: { firstPaint = Number.NaN, row, largestPaint, longTasks } }) => {
        const late = longTasks.filter(({ start, duration }) => start + duration > firstPaint);
        return Promise.resolve({
          firstPaint,
          firstRow: row ?? Number.NaN,
          largestPaint: largestPaint ?? Number.NaN,
          longTasks: late.length,
          longestTask: Math.max(0, ...late.map(({ duration }) => duration)),
        });
      },
      { slow: 'phone' },
    );
  } finally {
    await browser.close();
  }
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Measure by measure, the middle of several visits. */
export function medians(runs: readonly Timed[]): Timed {
  const of = (name: keyof Timed) => median(runs.map((run) => run[name]));
  return {
    firstPaint: of('firstPaint'),
    firstRow: of('firstRow'),
    largestPaint: of('largestPaint'),
    longTasks: of('longTasks'),
    longestTask: of('longestTask'),
  };
}
