import { tilesOfGroup } from '../../../libs/lobby/src/games/logic/drawnTiles';
import { startHarness } from './harness';
import { fingersPace } from './finger';
import { launch, slowdownIn } from '../phone';
import { measure, pxPerFrame } from './measure';
import type { Measured, Phone } from './measure';

/** How many tiles the long list has; another number may be given on the command line. */
const tiles = Number(process.argv[2] ?? 5000);
/** Columns of the grid at the width that is measured. */
const columns = 3;
/** The list that the long one is compared with: too long to be drawn whole as well. */
const fewTiles = 500;
/** Games of a list on arrival. */
const onePage = 26;

const rows: readonly [title: string, of: (measured: Measured) => number, unit: string][] = [
  ['finger: over 33 ms of work', ({ heavy }) => heavy * 100, '%'],
  ['finger: 99th frame', ({ heaviest }) => heaviest, 'ms'],
  ['fling: work per frame', ({ work }) => work, 'ms'],
  ['fling: frames late', ({ late }) => late * 100, '%'],
  ['the same at rest', ({ atRest }) => atRest * 100, '%'],
  ['most tiles in a frame', ({ mostTiles }) => mostTiles, ''],
  ['frames with an empty place', ({ emptyFrames }) => emptyFrames, ''],
  ['DOM nodes before', ({ nodesBefore }) => nodesBefore, ''],
  ['DOM nodes after', ({ nodesAfter }) => nodesAfter, ''],
  ['tap to response: filter', ({ filter }) => filter, 'ms'],
  ['tap to response: tab', ({ tab }) => tab, 'ms'],
  ['tap to response: favourite', ({ favourite }) => favourite, 'ms'],
];

const width = 12;
const cell = (text: string) => text.padStart(width);
const unknown = cell('n/a');
const written = (value: number, unit: string) =>
  Number.isNaN(value)
    ? unknown
    : cell(`${value.toFixed(unit === '%' || unit === 'ms' ? 1 : 0)} ${unit}`.trim());

/** How many times `other` is `one`; nothing can be said of nothing. */
function ratio(other: number, one: number): string {
  if (one === 0) return other === 0 ? cell('1.0') : unknown;
  if (Number.isNaN(other / one)) return unknown;
  return cell((other / one).toFixed(1));
}

/** One table: the lobby with many, few and a page of tiles, and a naive grid with many. */
function report(slowdown: number, all: readonly [Measured, Measured, Measured, Measured]): void {
  const [many, few, , naive] = all;
  const size = String(tiles);
  console.log(
    `\nChromium, CPU ${slowdown.toFixed(1)}x slower, 390 x 844; a finger scrolls ${String(fingersPace)} px a frame, a fling ${String(pxPerFrame)}\n`,
  );
  const heads = [
    `lobby ${size}`,
    `lobby ${String(fewTiles)}`,
    `lobby ${String(onePage)}`,
    `naive ${size}`,
  ];
  const ratios = ['many/few', 'naive/lobby'];
  console.log(`${''.padEnd(28)}${[...heads, ...ratios].map(cell).join('')}`);
  for (const [title, of, unit] of rows) {
    const values = all.map((measured) => written(of(measured), unit));
    const compared = [ratio(of(many), of(few)), ratio(of(naive), of(many))];
    console.log(`${title.padEnd(28)}${[...values, ...compared].join('')}`);
  }
  console.log(
    '\nRatios of one run can be compared; milliseconds depend on the machine and what else it does.',
  );
}

/** How much more the long list may cost than the short one: what two runs of the same differ by. */
const slack = 1.25;
/** Share of frames over 33 ms of work while a finger scrolls. */
const heavyAllowed = 0.01;

/** The lobby's limits: the same page and the same work for a list of any length, and no empty places. */
function broken(many: Measured, few: Measured, page: Measured, naive: Measured): string[] {
  const { nodesBefore, nodesAfter, work, mostTiles, emptyFrames } = many;
  const group = (naive.nodesBefore / tiles) * tilesOfGroup;
  const promises: [boolean, string][] = [
    // Tiles go by the group.
    [
      nodesAfter <= nodesBefore + group,
      `The page grew from ${String(nodesBefore)} to ${String(nodesAfter)} nodes.`,
    ],
    [
      nodesAfter <= few.nodesAfter + group,
      `The page has ${String(nodesAfter)} nodes with ${String(tiles)} tiles, ${String(few.nodesAfter)} with ${String(fewTiles)}.`,
    ],
    [
      work <= few.work * slack,
      `A frame takes ${work.toFixed(1)} ms of work with ${String(tiles)} tiles, ${few.work.toFixed(1)} with ${String(fewTiles)}.`,
    ],
    [
      // A row a frame is the way of the finger; a row in advance may come with it.
      mostTiles <= 2 * columns,
      `A frame brought ${String(mostTiles)} tiles, more than two rows.`,
    ],
    [emptyFrames === 0, `${String(emptyFrames)} frames showed a place without its tile.`],
    ...[many, page].map(({ heavy, nodesAfter: nodes }): [boolean, string] => [
      heavy <= heavyAllowed,
      `${(heavy * 100).toFixed(1)} % of a finger's frames were heavy, with ${String(nodes)} nodes.`,
    ]),
  ];
  return promises.filter(([kept]) => !kept).map(([, text]) => text);
}

const harness = await startHarness();
const browser = await launch();
try {
  const phone: Phone = { browser, slowdown: await slowdownIn(browser) };
  console.log('Measuring the grid of the lobby');
  const lobby = await measure(phone, harness.url, 'lobby', tiles);
  console.log('Measuring it with few tiles');
  const few = await measure(phone, harness.url, 'lobby', fewTiles);
  console.log('Measuring it with a page of tiles');
  const page = await measure(phone, harness.url, 'lobby', onePage);
  console.log('Measuring the naive grid: this takes its time');
  const naive = await measure(phone, harness.url, 'naive', tiles);
  report(phone.slowdown, [lobby, few, page, naive]);
  const failures = broken(lobby, few, page, naive);
  for (const failure of failures) console.error(`\n${failure}`);
  process.exitCode = failures.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  await harness.close();
}
