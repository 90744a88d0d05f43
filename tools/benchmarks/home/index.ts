import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { startGateway } from '@playhouse/gateway';
import { merchantCodes, workspacePlaces } from '@playhouse/merchants/places';
import { startPreview } from '@playhouse/merchants/preview';
import { takeSnapshot } from '@playhouse/merchants/snapshot/takeSnapshot';
import { measure, medians, slowdownNow } from './measure';
import type { Timed } from './measure';
import { broken, pageNames, pages, report } from './report';
import type { SiteFigures } from './report';
import { startTwin } from './twin';

/** Visits of each page; another number may be given on the command line. */
const runs = Number(process.argv.find((argument) => /^\d+$/.test(argument)) ?? 5);

/** Figures of the release before this one, written by `--keep`. */
const keptFile = new URL('figures.json', import.meta.url);

interface Kept {
  readonly date: string;
  /** How busy the machine was: above its number of cores, only ratios tell anything. */
  readonly load: number;
  /** By the merchant's code. */
  readonly sites: Readonly<Record<string, SiteFigures>>;
}

/** A merchant's site, and the same without scripts. */
interface Served {
  readonly merchant: string;
  readonly site: string;
  readonly twin: string;
  close(): Promise<void>;
}

/** By how much the machine's own speed may change from round to round, and its clock still tell of the site. */
const steady = 1.25;

interface Seen {
  readonly sites: Record<string, SiteFigures>;
  /** How many times quicker the machine was in its quickest round than in its slowest. */
  readonly unsteadiness: number;
}

/** Visits site and twin of every page in turn, so that what disturbs the machine disturbs all. */
async function measureAll(served: readonly Served[]): Promise<Seen> {
  const seen = served.flatMap((each) =>
    pageNames.map((name) => ({ ...each, name, ofSite: [] as Timed[], ofTwin: [] as Timed[] })),
  );
  const slowdowns: number[] = [];
  for (let run = 1; run <= runs; run += 1) {
    const slowdown = await slowdownNow();
    slowdowns.push(slowdown);
    console.log(`CPU ${slowdown.toFixed(1)}x slower`);
    for (const { merchant, site, twin, name, ofSite, ofTwin } of seen) {
      console.log(`Visit ${String(run)} of ${String(runs)}: ${name} of ${merchant}`);
      ofSite.push(await measure(site + pages[name], slowdown));
      ofTwin.push(await measure(twin + pages[name], slowdown));
    }
  }
  const figuresOf = (code: string) =>
    Object.fromEntries(
      seen
        .filter(({ merchant }) => merchant === code)
        .map(({ name, ofSite, ofTwin }) => [
          name,
          { site: medians(ofSite), twin: medians(ofTwin) },
        ]),
    ) as SiteFigures;
  return {
    sites: Object.fromEntries(served.map(({ merchant }) => [merchant, figuresOf(merchant)])),
    unsteadiness: Math.max(...slowdowns) / Math.min(...slowdowns),
  };
}

function readKept(): Kept | undefined {
  try {
    return JSON.parse(readFileSync(keptFile, 'utf8')) as Kept;
  } catch {
    return undefined;
  }
}

/** Serves a copy of a built site whose public pages arrive with the platform's content, as a deployed one has them. */
async function serve(merchant: string, platform: string): Promise<Served> {
  const workspace = workspacePlaces();
  const places = { ...workspace, out: join(workspace.root, 'dist/benchmark-sites') };
  cpSync(join(workspace.out, merchant), join(places.out, merchant), { recursive: true });
  await takeSnapshot({ code: merchant, platform, places });
  const preview = await startPreview({ code: merchant, port: 0, gatewayUrl: platform, places });
  const twin = await startTwin(preview.url);
  return {
    merchant,
    site: preview.url,
    twin: twin.url,
    async close() {
      await twin.close();
      await preview.close();
    },
  };
}

const gateway = await startGateway({ port: 0, dataDir: ':memory:' });
const served: Served[] = [];
try {
  for (const merchant of merchantCodes(workspacePlaces()))
    served.push(await serve(merchant, gateway.url));
  const { sites: now, unsteadiness } = await measureAll(served);
  const before = readKept();
  console.log(
    `\n390 x 844, slow CPU, slow 4G, medians of ${String(runs)} in ms, of tasks the least`,
  );
  for (const [merchant, figures] of Object.entries(now))
    report(merchant, figures, before?.sites[merchant]);
  console.log(
    '\nThe twin is the same document without scripts. Milliseconds depend on the machine.',
  );
  if (process.argv.includes('--keep')) {
    const [load = 0] = loadavg();
    const date = new Date().toISOString().slice(0, 10);
    const kept: Kept = { date, load: Math.round(load), sites: now };
    writeFileSync(keptFile, `${JSON.stringify(kept, null, 2)}\n`);
  }
  const failures = Object.entries(now).flatMap(([merchant, figures]) => broken(merchant, figures));
  for (const failure of failures) console.error(`\n${failure}`);
  if (unsteadiness > steady)
    console.log(
      `\nNOT JUDGED: this machine was ${unsteadiness.toFixed(1)} times quicker in one round than in another.`,
    );
  else process.exitCode = failures.length === 0 ? 0 : 1;
} finally {
  for (const each of served) await each.close();
  await gateway.close();
}
