import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { serveFolder } from '@playhouse/browser/serveFolder';
import { merchantCodes, workspacePlaces } from '@playhouse/merchants/places';
import { comparePixels } from './comparePixels';
import {
  listScreenCells,
  listShots,
  tierNames,
  type Shot,
  type StoryIndex,
  type Tier,
} from './listShots';
import { acceptPictures, readManifest, writeManifest, type Manifest } from './manifest';
import { PictureStore, writeWebp } from './PictureStore';
import { renderReport, type Change } from './renderReport';
import { takePictures } from './takePictures';

const usage = `npm run visual -- [--tier ${tierNames.join('|')}] [--only <text>] [--accept <name>,…|all]`;

const places = workspacePlaces();
const storybook = join(places.root, 'dist/storybook');
const manifestFile = join(places.root, 'tools/visual/manifest.json');
const reportFolder = join(places.root, 'dist/visual');
const runFile = join(reportFolder, 'run.json');
const storeFolder = process.env['VISUAL_STORE'] ?? join(places.root, '.data/visual');

/** The last run: what it has taken, and what there is no more. */
interface Run extends Manifest {
  readonly gone: readonly string[];
}

function readOptions() {
  const { values } = parseArgs({
    options: {
      tier: { type: 'string', multiple: true, default: [...tierNames] },
      only: { type: 'string', default: '' },
      accept: { type: 'string', multiple: true },
    },
  });
  const tiers = tierNames.filter((tier) => values.tier.includes(tier));
  if (tiers.length === 0) throw new Error(usage);
  return { tiers, only: values.only, accept: values.accept?.flatMap((names) => names.split(',')) };
}

function accept(names: readonly string[]): void {
  if (!existsSync(runFile)) throw new Error('There is no run to accept: npm run visual.');
  const run = JSON.parse(readFileSync(runFile, 'utf8')) as Run;
  const before = readManifest(manifestFile);
  const after = acceptPictures(before, run, run.gone, names);
  writeManifest(manifestFile, after);
  const ids = new Set([...Object.keys(before.pictures), ...Object.keys(after.pictures)]);
  const count = [...ids].filter((id) => before.pictures[id] !== after.pictures[id]).length;
  console.log(`${count} pictures accepted in ${relative(places.root, manifestFile)}.`);
}

function listWanted(tiers: readonly Tier[], only: string): readonly Shot[] {
  const index = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as StoryIndex;
  const cells = listScreenCells(index);
  const merchants = merchantCodes(places);
  return tiers
    .flatMap((tier) => listShots(tier, cells, merchants))
    .filter(({ id }) => id.includes(only));
}

/** Holds a new picture against the known one; `undefined` where nothing changed. */
async function compare(
  store: PictureStore,
  id: string,
  known: string | undefined,
  taken: string,
): Promise<Change | undefined> {
  const at = (file: string) => relative(reportFolder, file);
  if (known === taken) return undefined;
  const files = { new: at(store.fileOf(taken)) };
  if (known === undefined) return { id, kind: 'new', share: 1, files };
  if (!store.has(known))
    return { id, kind: 'changed', share: 1, note: 'the old picture is not in the store', files };
  const { share, picture } = comparePixels(await store.read(known), await store.read(taken));
  const difference = join(reportFolder, `${id.replaceAll('/', '-')}.webp`);
  writeFileSync(difference, await writeWebp(picture));
  return {
    ...{ id, kind: 'changed', share },
    files: { ...files, old: at(store.fileOf(known)), difference: at(difference) },
  };
}

async function compareAll(shots: readonly Shot[], isWhole: boolean): Promise<number> {
  const store = new PictureStore(storeFolder);
  const manifest = readManifest(manifestFile);
  const pictures: Record<string, string> = {};
  const changes: Change[] = [];
  const server = await serveFolder(relative(process.cwd(), storybook));
  const begin = performance.now();
  const browser = await takePictures(server.origin, shots, async (outcome) => {
    const { id } = outcome.shot;
    if ('why' in outcome) {
      console.log(`${id}: ${outcome.why}`);
      changes.push({ id, kind: 'broken', share: 1, note: outcome.why, files: {} });
      return;
    }
    const taken = await store.keep(outcome.picture);
    pictures[id] = taken;
    const change = await compare(store, id, manifest.pictures[id], taken);
    if (change !== undefined) changes.push(change);
  }).finally(server.close);
  const ids = new Set(shots.map(({ id }) => id));
  const gone = isWhole ? Object.keys(manifest.pictures).filter((id) => !ids.has(id)) : [];
  for (const id of gone) changes.push({ id, kind: 'gone', share: 1, files: {} });
  const run: Run = { browser, pictures, gone };
  writeFileSync(runFile, `${JSON.stringify(run, undefined, 2)}\n`);
  const seconds = Math.round((performance.now() - begin) / 1000);
  const taken = Object.keys(pictures).length;
  const summary = `${taken} pictures of ${shots.length} cells in ${seconds} s; ${changes.length} differ.`;
  writeFileSync(join(reportFolder, 'index.html'), renderReport(changes, summary));
  for (const { id, kind } of changes) console.log(`${kind}: ${id}`);
  if (manifest.browser !== '' && manifest.browser !== browser)
    console.log(
      `The known pictures were drawn by Chromium ${manifest.browser}, these by ${browser}.`,
    );
  console.log(`${summary} ${relative(places.root, join(reportFolder, 'index.html'))}`);
  return changes.length === 0 && taken === shots.length ? 0 : 1;
}

try {
  const { tiers, only, accept: names } = readOptions();
  if (names !== undefined) accept(names);
  else {
    rmSync(reportFolder, { recursive: true, force: true });
    mkdirSync(reportFolder, { recursive: true });
    const isWhole = tiers.length === tierNames.length && only === '';
    process.exitCode = await compareAll(listWanted(tiers, only), isWhole);
  }
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  process.exitCode = 2;
}
