import { measures, median } from './measure';
import type { Timed } from './measure';
import { judgeVisits } from '../../commands/src/verdict';
import type { Verdict } from '../../commands/src/verdict';

/** The addresses that are visited of each site. */
export const pages = { home: '/m/home', list: '/m/gameList?gameType=RNG' } as const;
export type PageName = keyof typeof pages;
export const pageNames = Object.keys(pages) as PageName[];

/** Figures of one merchant's pages, each beside those of the same document without scripts. */
export type SiteFigures = Readonly<
  Record<PageName, { readonly site: Timed; readonly twin: Timed }>
>;

/** A page and its twin, one right after the other. */
export interface Pair {
  readonly site: Timed;
  readonly twin: Timed;
}

/** How many times its twin's a figure may be. */
const limits = { firstPaint: 1.05, firstRow: 1.1, largestPaint: 1.15 } as const;
type Limited = keyof typeof limits;
const limited = Object.keys(limits) as Limited[];

/** A figure that never came is as late as can be. */
const ratiosOf = (pairs: readonly Pair[], measured: Limited) =>
  pairs
    .map(({ site, twin }) => site[measured] / twin[measured])
    .map((each) => (Number.isNaN(each) ? Number.POSITIVE_INFINITY : each));

const verdictOn = (pairs: readonly Pair[], measured: Limited): Verdict =>
  judgeVisits(ratiosOf(pairs, measured), limits[measured]);

/** Whether more visits would say more: chance may still have had a figure within its limit, or over it. */
export const isOpen = (pairs: readonly Pair[]): boolean =>
  limited.some((measured) => verdictOn(pairs, measured) === 'open');

const cell = (text: string) => text.padStart(12);
const written = (value: number | null | undefined) =>
  cell(value === undefined || value === null || Number.isNaN(value) ? 'never' : value.toFixed(0));
const ratio = (one: number, other: number) =>
  cell(Number.isNaN(one / other) ? 'n/a' : (one / other).toFixed(2));

/** Prints a merchant's figures beside the twin's and those of the release before. */
export function report(merchant: string, now: SiteFigures, before: SiteFigures | undefined): void {
  const heads = ['site', 'twin', 'site/twin', 'before', 'now/before'];
  console.log(`\n${merchant.padEnd(24)}${heads.map(cell).join('')}`);
  for (const name of pageNames) {
    for (const measured of measures) {
      const { site, twin } = now[name];
      const earlier = before?.[name].site[measured] ?? Number.NaN;
      const columns = [
        written(site[measured]),
        written(twin[measured]),
        ratio(site[measured], twin[measured]),
        Number.isNaN(earlier) ? cell('n/a') : written(earlier),
        ratio(site[measured], earlier),
      ];
      console.log(`${`${name}: ${measured}`.padEnd(24)}${columns.join('')}`);
    }
  }
}

/**
 * The limits that a page breaks. A limit that is open after all visits is judged by their median.
 *
 * @param page its name, for people
 * @param longTasks of it
 */
export function broken(page: string, pairs: readonly Pair[], longTasks: number): string[] {
  const slow = limited.flatMap((measured) => {
    const verdict = verdictOn(pairs, measured);
    const isWithin = median(ratiosOf(pairs, measured)) <= limits[measured];
    const isKept = verdict === 'open' ? isWithin : verdict === 'kept';
    return isKept
      ? []
      : [`${page}: ${measured} is over ${String(limits[measured])} times the twin's.`];
  });
  const tasks = longTasks > 0 ? [`${page}: ${String(longTasks)} long tasks.`] : [];
  return [...slow, ...tasks];
}
