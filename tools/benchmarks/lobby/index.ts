import { chromium } from 'playwright';
import { findChromium } from '../../commands/src/chromium';
import { startHarness } from './harness';
import { measure, slowdown } from './measure';
import type { Measured } from './measure';

/** How many tiles the list has; another number may be given on the command line. */
const tiles = Number(process.argv[2] ?? 5000);

const rows: readonly [title: string, of: (measured: Measured) => number, unit: string][] = [
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

const cell = (value: number, unit: string) => `${value.toFixed(0)} ${unit}`.trim().padStart(12);

function report(lobby: Measured, naive: Measured): void {
  console.log(`\n${String(tiles)} tiles, Chromium, CPU ${String(slowdown)}x slower, 390 x 844\n`);
  console.log(
    `${''.padEnd(28)}${'lobby'.padStart(12)}${'naive'.padStart(12)}${'naive/lobby'.padStart(14)}`,
  );
  for (const [title, of, unit] of rows) {
    const [mine, other] = [of(lobby), of(naive)];
    const ratio = mine === 0 ? (other === 0 ? '1.0' : 'n/a') : (other / mine).toFixed(1);
    console.log(`${title.padEnd(28)}${cell(mine, unit)}${cell(other, unit)}${ratio.padStart(14)}`);
  }
}

/** What the lobby promises: the page does not grow, and scrolling never blocks it. */
function broken({ nodesBefore, nodesAfter, longTasks, longest, atRest }: Measured): string[] {
  const promises: [boolean, string][] = [
    // A row more or less stands at either end of the list.
    [
      nodesAfter <= nodesBefore * 1.25,
      `The page grew from ${String(nodesBefore)} to ${String(nodesAfter)} nodes.`,
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
  console.log('Measuring the naive grid: this takes its time');
  const naive = await measure(browser, harness.url, 'naive', tiles);
  report(lobby, naive);
  if (lobby.atRest > 0) console.log('\nThe machine is busy: long tasks are not judged.');
  const failures = broken(lobby);
  for (const failure of failures) console.error(`\n${failure}`);
  process.exitCode = failures.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  await harness.close();
}
