import { chromium } from 'playwright';
import { findChromium } from '../../commands/src/chromium';
import { startHarness } from './harness';
import { measure, scrollDuration, slowdown } from './measure';
import type { Measured } from './measure';

/** How many tiles the long list has; another number may be given on the command line. */
const tiles = Number(process.argv[2] ?? 5000);
/** What the long list is held against: as much as two pages of the platform. */
const fewTiles = 50;

const rows: readonly [title: string, of: (measured: Measured) => number, unit: string][] = [
  ['main thread busy', ({ busy }) => busy * 100, '%'],
  ['work per frame', ({ busy, frames }) => (busy * scrollDuration) / frames, 'ms'],
  ['frames while scrolling', ({ frames }) => frames, ''],
  ['frames dropped', ({ dropped }) => dropped, ''],
  ['long tasks at rest', ({ atRest }) => atRest, ''],
  ['long tasks (> 50 ms)', ({ longTasks }) => longTasks, ''],
  ['longest task', ({ longest }) => longest, 'ms'],
  ['DOM nodes before', ({ nodesBefore }) => nodesBefore, ''],
  ['DOM nodes after', ({ nodesAfter }) => nodesAfter, ''],
  ['tap to response: filter', ({ filter }) => filter, 'ms'],
  ['tap to response: tab', ({ tab }) => tab, 'ms'],
  ['tap to response: favourite', ({ favourite }) => favourite, 'ms'],
];

const width = 12;
const cell = (text: string) => text.padStart(width);
const written = (value: number, unit: string) => cell(`${value.toFixed(0)} ${unit}`.trim());

/** How many times `other` is `one`; nothing can be said of nothing. */
function ratio(other: number, one: number): string {
  if (one === 0) return cell(other === 0 ? '1.0' : 'n/a');
  return cell((other / one).toFixed(1));
}

/** One table: the lobby with many and with few tiles, and a naive grid with many. */
function report(many: Measured, few: Measured, naive: Measured): void {
  const size = String(tiles);
  console.log(
    `\nChromium, CPU ${String(slowdown)}x slower, 390 x 844, scrolling 30 s at 10 px/ms\n`,
  );
  const heads = [`lobby ${size}`, `lobby ${String(fewTiles)}`, `naive ${size}`];
  const ratios = ['many/few', 'naive/lobby'];
  console.log(`${''.padEnd(28)}${[...heads, ...ratios].map(cell).join('')}`);
  for (const [title, of, unit] of rows) {
    const values = [many, few, naive].map((measured) => written(of(measured), unit));
    const compared = [ratio(of(many), of(few)), ratio(of(naive), of(many))];
    console.log(`${title.padEnd(28)}${[...values, ...compared].join('')}`);
  }
  console.log(
    '\nRatios of one run can be compared; milliseconds depend on the machine and what else it does.',
  );
}

/** What the lobby promises: the page does not grow, and scrolling never blocks it. */
function broken(many: Measured, few: Measured): string[] {
  const { nodesBefore, nodesAfter, longTasks, longest, atRest } = many;
  const promises: [boolean, string][] = [
    // A row more or less stands at either end of the list.
    [
      nodesAfter <= nodesBefore * 1.25,
      `The page grew from ${String(nodesBefore)} to ${String(nodesAfter)} nodes.`,
    ],
    [
      nodesAfter <= few.nodesAfter * 1.25,
      `The page has ${String(nodesAfter)} nodes with ${String(tiles)} tiles, ${String(few.nodesAfter)} with ${String(fewTiles)}.`,
    ],
    [
      // On a machine that stutters by itself nobody can tell whose tasks those are.
      longTasks === 0 || atRest > 0,
      `Scrolling took ${String(longTasks)} long tasks, the longest ${longest.toFixed(0)} ms.`,
    ],
  ];
  return promises.filter(([kept]) => !kept).map(([, text]) => text);
}

const harness = await startHarness();
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
});
try {
  console.log('Measuring the grid of the lobby');
  const lobby = await measure(browser, harness.url, 'lobby', tiles);
  console.log('Measuring it with few tiles');
  const few = await measure(browser, harness.url, 'lobby', fewTiles);
  console.log('Measuring the naive grid: this takes its time');
  const naive = await measure(browser, harness.url, 'naive', tiles);
  report(lobby, few, naive);
  if (lobby.atRest > 0) console.log('\nThe machine is busy: long tasks are not judged.');
  const failures = broken(lobby, few);
  for (const failure of failures) console.error(`\n${failure}`);
  process.exitCode = failures.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  await harness.close();
}
