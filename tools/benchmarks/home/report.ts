import { measures } from './measure';
import type { Timed } from './measure';

/** What is visited of each site. */
export const pages = { home: '/m/home', list: '/m/gameList?gameType=RNG' } as const;
export type PageName = keyof typeof pages;
export const pageNames = Object.keys(pages) as PageName[];

/** Figures of one merchant's pages, each beside those of the same document without scripts. */
export type SiteFigures = Readonly<
  Record<PageName, { readonly site: Timed; readonly twin: Timed }>
>;

/** How many times its twin's a figure may be. */
const limits = { firstPaint: 1.05, firstRow: 1.1, largestPaint: 1.15 } as const;

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

/** What the start promises and a merchant's pages do not keep. */
export function broken(merchant: string, now: SiteFigures): string[] {
  return pageNames.flatMap((name) => {
    const { site, twin } = now[name];
    const page = `${merchant}, ${name}`;
    const slow = Object.entries(limits).flatMap(([measured, limit]) => {
      const key = measured as keyof typeof limits;
      // What never came is as late as can be.
      const isKept = site[key] / twin[key] <= limit;
      return isKept ? [] : [`${page}: ${measured} is over ${String(limit)} times the twin's.`];
    });
    const tasks = site.longTasks > 0 ? [`${page}: ${String(site.longTasks)} long tasks.`] : [];
    return [...slow, ...tasks];
  });
}
