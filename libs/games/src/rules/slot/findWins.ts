import { getLines } from './slotLines';
import type { SlotMath } from './slotMath';
import { leastAlike } from './slotMath';

/** Places of symbols in the list of the mathematics, by reel and row. */
export type Grid = readonly (readonly number[])[];

export interface SlotWin {
  /** The number of the line, from 0; undefined for a win by ways. */
  readonly line?: number;
  /** How many ways are paid together; 1 for a line. */
  readonly ways: number;
  readonly symbol: string;
  readonly count: number;
  /** Cells of the win as [reel, row]. */
  readonly cells: readonly (readonly [number, number])[];
  readonly hundredths: number;
}

type Cell = readonly [number, number];
const matches = ({ symbols }: SlotMath, symbol: number, cell: number) =>
  cell === symbol || symbols[cell]?.kind === 'wild';

function findLineWin(math: SlotMath, grid: Grid, line: number, path: readonly number[]) {
  const symbol = grid[0]?.[path[0] ?? 0] ?? -1;
  const { id, kind, pays } = math.symbols[symbol] ?? {};
  if (id === undefined || kind !== 'plain') return undefined;
  const cells: Cell[] = [];
  let times = 1;
  for (const [reel, row] of path.entries()) {
    const cell = grid[reel]?.[row] ?? -1;
    if (!matches(math, symbol, cell)) break;
    if (cell !== symbol) times = math.wildTimes;
    cells.push([reel, row]);
  }
  const hundredths = (pays?.[cells.length - leastAlike] ?? 0) * times;
  return { line, ways: 1, symbol: id, count: cells.length, cells, hundredths };
}

function findWayWin(math: SlotMath, grid: Grid, symbol: number): SlotWin {
  const { id, pays } = math.symbols[symbol] ?? { id: '', pays: [] };
  const cells: Cell[] = [];
  let [ways, plain, count] = [1, 1, 0];
  for (const [reel, rows] of grid.entries()) {
    const found = rows.flatMap((cell, row): Cell[] =>
      matches(math, symbol, cell) ? [[reel, row]] : [],
    );
    if (found.length === 0) break;
    count += 1;
    ways *= found.length;
    plain *= rows.filter((cell) => cell === symbol).length;
    cells.push(...found);
  }
  const weighted = plain + (ways - plain) * math.wildTimes;
  const hundredths = (pays[count - leastAlike] ?? 0) * weighted;
  return { ways, symbol: id, count, cells, hundredths };
}

/** All wins of a grid, by line from left to right or by ways. */
export function findWins(math: SlotMath, grid: Grid): SlotWin[] {
  const found =
    math.lines === 'ways'
      ? [...new Set(grid[0])]
          .filter((symbol) => math.symbols[symbol]?.kind === 'plain')
          .map((symbol) => findWayWin(math, grid, symbol))
      : getLines(grid.length, math.lines).map((path, line) => findLineWin(math, grid, line, path));
  return found.filter((win) => win !== undefined).filter(({ hundredths }) => hundredths > 0);
}

export const sumWins = (wins: readonly SlotWin[]) =>
  wins.reduce((total, { hundredths }) => total + hundredths, 0);
