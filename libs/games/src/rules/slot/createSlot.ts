import * as z from 'zod/mini';
import { drawWeighted } from '../chance';
import type { Draw } from '../draw';
import { checkActions } from '../checkActions';
import type { Game } from '../game';
import type { Grid, SlotWin } from './findWins';
import { findWins, sumWins } from './findWins';
import type { HoldCourse } from './holdAndSpin';
import { drawValue, playHold } from './holdAndSpin';
import type { PotName, ReelWeights, SlotMath } from './slotMath';
import { leastAlike } from './slotMath';
import { getMostTimes } from './slotMost';
import { getSlotReturn } from './slotReturn';

export interface SlotAction {
  type: 'spin';
}

/** One stop of the reels. Cells name symbols by id: first the reel, then the row from the top. */
export interface SlotSpin {
  readonly grid: readonly (readonly string[])[];
  readonly wins: readonly SlotWin[];
  /** Hundredths of a unit of this spin, in free spins with their multiplier. */
  readonly hundredths: number;
  /** Free spins that this spin brought. */
  readonly freeSpins: number;
}

export interface SlotView extends SlotSpin {
  readonly free: readonly SlotSpin[];
  readonly freeTimes?: number | undefined;
  readonly hold?: HoldCourse | undefined;
  /** The pot won: the greatest where coins brought several. */
  readonly pot?: PotName | undefined;
  /** Hundredths of a unit of a pot that its own symbols won. */
  readonly potHundredths: number;
}

const slotAction = z.strictObject({ type: z.literal('spin') });
const potNames: readonly PotName[] = ['grand', 'major', 'minor', 'mini'];

export function drawGrid(draw: Draw, reels: ReelWeights, rows: number): Grid {
  return reels.map((weights) => Array.from({ length: rows }, () => drawWeighted(draw, weights)));
}

const findCells = ({ symbols }: SlotMath, grid: Grid, kind: string): number[] =>
  grid.flat().flatMap((symbol, cell) => (symbols[symbol]?.kind === kind ? [cell] : []));

function readSpin(math: SlotMath, grid: Grid, times: number): SlotSpin {
  const wins = findWins(math, grid);
  const scatters = findCells(math, grid, 'scatter').length;
  const { spins } = math.free ?? { spins: [] };
  return {
    grid: grid.map((reel) => reel.map((symbol) => math.symbols[symbol]?.id ?? '')),
    wins,
    hundredths: sumWins(wins) * times,
    freeSpins: spins[Math.min(scatters - leastAlike, spins.length - 1)] ?? 0,
  };
}

function playFree(draw: Draw, math: SlotMath, won: number): SlotSpin[] {
  const played: SlotSpin[] = [];
  const { free } = math;
  if (free === undefined) return played;
  let awarded = Math.min(won, free.most);
  while (played.length < awarded) {
    const spin = readSpin(math, drawGrid(draw, free.reels, math.rows), free.times);
    const freeSpins = Math.min(spin.freeSpins, free.most - awarded);
    awarded += freeSpins;
    played.push({ ...spin, freeSpins });
  }
  return played;
}

function playPot(draw: Draw, math: SlotMath, grid: Grid) {
  const { pots } = math;
  if (pots === undefined || findCells(math, grid, 'pot').length < pots.trigger) return undefined;
  return drawValue(draw, pots.pots);
}

function playCoins(draw: Draw, math: SlotMath, grid: Grid): HoldCourse | undefined {
  const coins = findCells(math, grid, 'coin');
  if (math.hold === undefined || coins.length < math.hold.trigger) return undefined;
  return playHold(draw, math.hold, { cells: grid.flat().length, coins });
}

function playSpin(draw: Draw, math: SlotMath): SlotView {
  const grid = drawGrid(draw, math.reels, math.rows);
  const spin = readSpin(math, grid, 1);
  const free = playFree(draw, math, spin.freeSpins);
  const hold = playCoins(draw, math, grid);
  const won = playPot(draw, math, grid);
  const found = [won?.pot, ...(hold?.steps.flat() ?? []).map(({ pot }) => pot)];
  const pot = hold?.full === true ? 'grand' : potNames.find((name) => found.includes(name));
  const freeTimes = free.length > 0 ? math.free?.times : undefined;
  return { ...spin, free, freeTimes, hold, pot, potHundredths: won?.value ?? 0 };
}

/**
 * A slot by its mathematics: one spin is a round, with its free spins, its coins and its pot.
 * @throws where the first reel holds wilds
 */
export function createSlot(math: SlotMath): Game<SlotAction, SlotView> {
  for (const reels of [math.reels, math.free?.reels ?? []])
    if (reels[0]?.some((weight, at) => weight > 0 && math.symbols[at]?.kind === 'wild'))
      throw new Error('A slot has no wilds on its first reel');
  return checkActions({
    action: slotAction,
    replay(draw, [spin, ...others]) {
      if (spin === undefined || others.length > 0) return undefined;
      const view = playSpin(draw, math);
      const free = view.free.reduce((total, { hundredths }) => total + hundredths, 0);
      const paid = view.hundredths + free + (view.hold?.hundredths ?? 0) + view.potHundredths;
      return { view, staked: 1, paid };
    },
    returnToPlayer: () => getSlotReturn(math).total,
    mostTimes: getMostTimes(math),
  });
}
