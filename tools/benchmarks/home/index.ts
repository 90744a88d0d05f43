import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { startGateway } from '@playhouse/gateway';
import { merchantCodes, workspacePlaces } from '@playhouse/merchants/places';
import { startPreview } from '@playhouse/merchants/serving/startPreview';
import { takeSnapshot } from '@playhouse/merchants/snapshot/takeSnapshot';
import { launch, slowdownIn } from '../phone';
import { measure, medians } from './measure';
import { broken, isOpen, pageNames, pages, report } from './report';
import type { PageName, Pair, SiteFigures } from './report';
import { startTwin } from './twin';

/** Visits of each page at first; another number may be given on the command line. */
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

/** By how much the machine's own speed may change during a visit to a page and its twin for them to count. */
const steady = 1.25;
/** Without so many visits that count, nothing is judged. */
const fewest = Math.min(3, runs);
/** After so many visits, also of those that do not count, what is open is judged as it stands. */
const most = 3 * runs;

interface Visited extends Served {
  readonly name: PageName;
  /** Visits that count. */
  readonly pairs: Pair[];
}

/**
 * Visits a page and its twin on the same phone, one after the other. They count where the machine was as quick before,
 * between and after: what others did to it meanwhile, no slowing down makes up for.
 */
async function visitBoth(
  { site, twin, name, pairs }: Visited,
  slowdownNow: () => Promise<number>,
): Promise<void> {
  const slowdown = await slowdownNow();
  const ofSite = await measure(site + pages[name], slowdown);
  const between = await slowdownNow();
  const ofTwin = await measure(twin + pages[name], slowdown);
  const seen = [slowdown, between, await slowdownNow()];
  const isSteady = Math.max(...seen) <= steady * Math.min(...seen);
  const paints = `first paint ${ofSite.firstPaint.toFixed(0)}, twin ${ofTwin.firstPaint.toFixed(0)}`;
  console.log(
    `  CPU ${seen.map((each) => each.toFixed(1)).join(', ')}x slower, ${paints}${isSteady ? '' : ': does not count'}`,
  );
  if (isSteady) pairs.push({ site: ofSite, twin: ofTwin });
}

const isDue = ({ pairs }: Visited) => pairs.length < runs || isOpen(pairs);

/**
 * Visits site and twin of every page in turn, so that what disturbs the machine disturbs all; and once more as long as chance
 * may have had a figure within its limit, or over it.
 */
async function visitAll(
  served: readonly Served[],
  slowdownNow: () => Promise<number>,
): Promise<readonly Visited[]> {
  const all: readonly Visited[] = served.flatMap((each) =>
    pageNames.map((name) => ({ ...each, name, pairs: [] })),
  );
  for (let round = 1; round <= most; round += 1)
    for (const visited of all.filter(isDue)) {
      const { merchant, name, pairs } = visited;
      console.log(`Visit ${String(pairs.length + 1)}: ${name} of ${merchant}`);
      await visitBoth(visited, slowdownNow);
    }
  return all;
}

const figuresOf = (all: readonly Visited[], code: string) =>
  Object.fromEntries(
    all
      .filter(({ merchant }) => merchant === code)
      .map(({ name, pairs }) => [
        name,
        {
          site: medians(
            pairs.map(({ site }) => site),
            runs,
          ),
          twin: medians(
            pairs.map(({ twin }) => twin),
            runs,
          ),
        },
      ]),
  ) as SiteFigures;

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
  if (!existsSync(join(workspace.out, merchant)))
    throw new Error(`${merchant} is not built yet. To build it: npx nx run merchants:build-all`);
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
/** Asked how quick the machine is. One for all: a browser that has just begun is busy with itself. */
const gauge = await launch();
const served: Served[] = [];
try {
  for (const merchant of merchantCodes(workspacePlaces()))
    served.push(await serve(merchant, gateway.url));
  const all = await visitAll(served, () => slowdownIn(gauge));
  const now = Object.fromEntries(
    served.map(({ merchant }) => [merchant, figuresOf(all, merchant)]),
  );
  const visits = all.map(({ pairs }) => pairs.length);
  const before = readKept();
  console.log(
    `\n390 x 844, slow CPU, slow 4G, medians of ${String(Math.min(...visits))} to ${String(Math.max(...visits))} in ms, of tasks the least`,
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
  const failures = all.flatMap(({ merchant, name, pairs }) =>
    broken(`${merchant}, ${name}`, pairs, now[merchant]?.[name].site.longTasks ?? 0),
  );
  for (const failure of failures) console.error(`\n${failure}`);
  const counted = Math.min(...visits);
  if (counted < fewest)
    console.log(
      `\nNOT JUDGED: this machine was steady in ${String(counted)} visits of a page only; it takes ${String(fewest)}.`,
    );
  else process.exitCode = failures.length === 0 ? 0 : 1;
} finally {
  for (const each of served) await each.close();
  await gauge.close();
  await gateway.close();
}
