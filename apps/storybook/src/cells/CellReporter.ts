import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Reporter, TestModule } from 'vitest/node';
import { getKey, type Cell } from './listCells.ts';
import type { Outcome } from './outcomes.ts';

/** The stated outcome of every cell: by screen, then by state or refused call and code. */
export type Outcomes = Record<string, Record<string, Outcome>>;

const file = fileURLToPath(new URL('../../cells.json', import.meta.url));

const read = (): Outcomes =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Outcomes) : {};

interface Found {
  readonly cell: Cell;
  readonly outcome: Outcome | undefined;
}

interface Report {
  readonly type: string;
  readonly result: Found;
}

const findIn = (modules: readonly TestModule[]): readonly Found[] =>
  modules.flatMap((module) =>
    [...module.children.allTests()].flatMap((test) => {
      const { reports = [] } = test.meta() as { readonly reports?: readonly Report[] };
      return reports.filter(({ type }) => type === 'cell').map(({ result }) => result);
    }),
  );

/** How many cells came out in each way, in words. */
export function countOutcomes(outcomes: readonly (Outcome | undefined)[]): string {
  const number = (isIt: (outcome: Outcome | undefined) => boolean) => outcomes.filter(isIt).length;
  const drawn = number((outcome) => outcome === 'drawn');
  const same = number((outcome) => outcome === 'same');
  const led = number((outcome) => outcome?.startsWith('/') === true);
  return `${outcomes.length} cells: ${drawn} drawn, ${led} led away, ${same} the same as the default`;
}

/** Holds the outcome of each cell against the stated one; with `CELLS=update` it states what it found. */
export class CellReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const found = findIn(modules);
    if (found.length === 0) return;
    console.info(countOutcomes(found.map(({ outcome }) => outcome)));
    const stated = read();
    const others = found.filter(
      ({ cell, outcome }) =>
        outcome !== undefined && stated[cell.screen]?.[getKey(cell)] !== outcome,
    );
    if (process.env['CELLS'] === 'update') {
      for (const { cell, outcome } of others)
        if (outcome !== undefined) (stated[cell.screen] ??= {})[getKey(cell)] = outcome;
      writeFileSync(file, `${JSON.stringify(stated, undefined, 2)}\n`);
      return;
    }
    for (const { cell, outcome } of others) {
      const told = stated[cell.screen]?.[getKey(cell)] ?? 'nothing';
      console.info(`${cell.screen}, ${getKey(cell)}: ${outcome}, stated ${told}`);
    }
    if (others.length > 0) process.exitCode = 1;
  }
}
