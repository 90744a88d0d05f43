import type { ScreenSamples } from '@playhouse/fixtures';
import { paths, type Audience, type Path, type PathName } from '@playhouse/navigation';
import { siteScreens } from '@playhouse/shell';
import { listCalls } from '@playhouse/wps';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import outcomes from '../../../cells.json';
import {
  getExportName,
  getKey,
  getName,
  getTitle,
  listCells,
  type Cell,
} from '../../cells/listCells';
import type { Outcome } from '../../cells/outcomes';

/** A cell of a screen, and where it is in Storybook. */
export interface CellEntry {
  readonly cell: Cell;
  /** Such as `Offline`. */
  readonly name: string;
  readonly storyId: string;
  readonly outcome: Outcome;
}

/** A screen as designers look for it. */
export interface ScreenEntry {
  readonly name: PathName;
  /** Such as `Deposit report`. */
  readonly title: string;
  readonly path: Path;
  readonly who: Audience;
  readonly cells: readonly CellEntry[];
}

const files = import.meta.glob<ScreenSamples>('../../../../../libs/*/src/screens.samples.ts', {
  query: '?samples',
  import: 'samples',
  eager: true,
});

const codes = Object.fromEntries(listCalls().map(({ name, errors = [] }) => [name, errors]));

const stated = outcomes as Record<string, Record<string, Outcome>>;

function toCellEntry(library: string, cell: Cell): CellEntry {
  const title = getTitle(library, cell);
  return {
    cell,
    name: getName(cell),
    storyId: toId(title, storyNameFromExport(getExportName(cell))),
    outcome: stated[cell.screen]?.[getKey(cell)] ?? 'drawn',
  };
}

function readAudience(path: Path, samples: ScreenSamples, name: PathName): Audience {
  const { who = 'everyone' } = siteScreens.find((screen) => screen.path === path) ?? {};
  return typeof who === 'function'
    ? who(new URL(path.href(samples[name]?.query), 'https://site.example').searchParams)
    : who;
}

const entries: readonly ScreenEntry[] = Object.entries(files).flatMap(([file, samples]) => {
  const library = file.split('/').at(-3) ?? '';
  const cells = listCells(samples, codes);
  return (Object.keys(samples) as PathName[]).map((name) => {
    const own = cells.filter(({ screen }) => screen === name);
    const [first] = own;
    if (first === undefined) throw new Error(`The screen ${name} has no cell.`);
    return {
      name,
      title: getTitle(library, first).split('/').at(-1) ?? name,
      path: paths[name],
      who: readAudience(paths[name], samples, name),
      cells: own.map((cell) => toCellEntry(library, cell)),
    };
  });
});

const order = Object.keys(paths);

/** Every screen of the site with its cells, in the order of the table of addresses. */
export const screenEntries: readonly ScreenEntry[] = [...entries].sort(
  (one, other) => order.indexOf(one.name) - order.indexOf(other.name),
);

/** Parts of the product, in the order of the table of addresses. */
export const domains: readonly string[] = [
  ...new Set(screenEntries.map(({ path }) => path.domain)),
];
