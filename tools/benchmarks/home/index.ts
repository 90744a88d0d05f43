import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { startGateway } from '@playhouse/gateway';
import { workspacePlaces } from '@playhouse/merchants/places';
import type { Places } from '@playhouse/merchants/places';
import { startPreview } from '@playhouse/merchants/preview';
import { takeSnapshot } from '@playhouse/merchants/snapshot/takeSnapshot';
import { measure, measures, medians } from './measure';
import type { Timed } from './measure';
import { startTwin } from './twin';

/** Visits of each page; another number may be given on the command line. */
const runs = Number(process.argv.find((argument) => /^\d+$/.test(argument)) ?? 5);
const merchant = 'amihanda';
const pages = { home: '/m/home', list: '/m/gameList?gameType=RNG' } as const;
type PageName = keyof typeof pages;

/** How many times its twin's a figure may be. */
const limits = { firstPaint: 1.05, firstRow: 1.1, largestPaint: 1.15 } as const;

/** Figures of the release before this one, written by `--keep`. */
const keptFile = new URL('figures.json', import.meta.url);

interface Kept {
  readonly date: string;
  /** How busy the machine was: above its number of cores, only ratios tell anything. */
  readonly load: number;
  readonly pages: Readonly<Record<PageName, { readonly site: Timed; readonly twin: Timed }>>;
}

const names = Object.keys(pages) as PageName[];
const cell = (text: string) => text.padStart(12);
const written = (value: number | null | undefined) =>
  cell(value === undefined || value === null || Number.isNaN(value) ? 'never' : value.toFixed(0));
const ratio = (one: number, other: number) =>
  cell(Number.isNaN(one / other) ? 'n/a' : (one / other).toFixed(2));

/** Visits site and twin of every page in turn, so that what disturbs the machine disturbs all. */
async function measureAll(site: string, twin: string): Promise<Kept['pages']> {
  const seen = names.map((name) => ({ name, site: [] as Timed[], twin: [] as Timed[] }));
  for (let run = 1; run <= runs; run += 1) {
    for (const each of seen) {
      console.log(`Visit ${String(run)} of ${String(runs)}: ${each.name}`);
      each.site.push(await measure(site + pages[each.name]));
      each.twin.push(await measure(twin + pages[each.name]));
    }
  }
  const entries = seen.map((each) => [
    each.name,
    { site: medians(each.site), twin: medians(each.twin) },
  ]);
  return Object.fromEntries(entries) as Kept['pages'];
}

function report(now: Kept['pages'], before: Kept | undefined): void {
  console.log(
    `\n390 x 844, CPU 4x slower, slow 4G, medians of ${String(runs)} in ms, of tasks the least\n`,
  );
  const heads = ['site', 'twin', 'site/twin', 'before', 'now/before'];
  console.log(`${''.padEnd(24)}${heads.map(cell).join('')}`);
  for (const name of names) {
    for (const measured of measures) {
      const { site, twin } = now[name];
      const earlier = before?.pages[name].site[measured] ?? Number.NaN;
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
  console.log(
    '\nThe twin is the same document without scripts. Milliseconds depend on the machine.',
  );
}

/** What the start promises, page by page. */
function broken(now: Kept['pages']): string[] {
  return names.flatMap((name) => {
    const { site, twin } = now[name];
    const slow = Object.entries(limits).flatMap(([measured, limit]) => {
      const key = measured as keyof typeof limits;
      // What never came is as late as can be.
      const isKept = site[key] / twin[key] <= limit;
      return isKept ? [] : [`${name}: ${measured} is over ${String(limit)} times the twin's.`];
    });
    const tasks = site.longTasks > 0 ? [`${name}: ${String(site.longTasks)} long tasks.`] : [];
    return [...slow, ...tasks];
  });
}

function readKept(): Kept | undefined {
  try {
    return JSON.parse(readFileSync(keptFile, 'utf8')) as Kept;
  } catch {
    return undefined;
  }
}

/** A copy of the built site whose public pages arrive with the platform's content, as a deployed one has them. */
async function contentSite(platform: string): Promise<Places> {
  const workspace = workspacePlaces();
  const places = { ...workspace, out: join(workspace.root, 'dist/benchmark-sites') };
  cpSync(join(workspace.out, merchant), join(places.out, merchant), { recursive: true });
  await takeSnapshot({ code: merchant, platform, places });
  return places;
}

const gateway = await startGateway({ port: 0, dataDir: ':memory:' });
const places = await contentSite(gateway.url);
const preview = await startPreview({ code: merchant, port: 0, gatewayUrl: gateway.url, places });
const twin = await startTwin(preview.url);
try {
  const now = await measureAll(preview.url, twin.url);
  report(now, readKept());
  if (process.argv.includes('--keep')) {
    const [load = 0] = loadavg();
    const date = new Date().toISOString().slice(0, 10);
    const kept: Kept = { date, load: Math.round(load), pages: now };
    writeFileSync(keptFile, `${JSON.stringify(kept, null, 2)}\n`);
  }
  const failures = broken(now);
  for (const failure of failures) console.error(`\n${failure}`);
  process.exitCode = failures.length === 0 ? 0 : 1;
} finally {
  await twin.close();
  await preview.close();
  await gateway.close();
}
