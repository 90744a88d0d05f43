import { drawWeighted } from '../chance';
import type { Draw } from '../draw';
import type { CoinValue, HoldAndSpin, PotName } from './slotMath';

export interface Coin {
  /** The cell's number: reels from left to right, each from the top. */
  readonly cell: number;
  /** Hundredths of a unit. */
  readonly value: number;
  readonly pot?: PotName;
}

export interface HoldCourse {
  /** Coins that came with each step; the first holds those that started it. */
  readonly steps: readonly (readonly Coin[])[];
  /** The grid was filled. */
  readonly full: boolean;
  readonly hundredths: number;
}

export function drawValue<Value extends CoinValue>(draw: Draw, values: readonly Value[]): Value {
  const value =
    values[
      drawWeighted(
        draw,
        values.map(({ weight }) => weight),
      )
    ];
  if (value === undefined) throw new Error('There are no values to draw from');
  return value;
}

function drawCoin(draw: Draw, { values }: HoldAndSpin, cell: number): Coin {
  const { value, pot } = drawValue(draw, values);
  return pot === undefined ? { cell, value } : { cell, value, pot };
}

/** Plays respins from the cells that hold coins. */
export function playHold(
  draw: Draw,
  hold: HoldAndSpin,
  { cells, coins }: { cells: number; coins: readonly number[] },
): HoldCourse {
  const { chance, respins } = hold;
  const steps = [coins.map((cell) => drawCoin(draw, hold, cell))];
  const filled = new Set(coins);
  for (let left = respins; left > 0 && filled.size < cells; left -= 1) {
    const found: Coin[] = [];
    for (let cell = 0; cell < cells; cell += 1)
      if (!filled.has(cell) && draw(chance.among) < chance.winning)
        found.push(drawCoin(draw, hold, cell));
    for (const { cell } of found) filled.add(cell);
    if (found.length > 0) left = respins + 1;
    steps.push(found);
  }
  const full = filled.size === cells;
  const worth = steps.flat().reduce((total, { value }) => total + value, 0);
  return { steps, full, hundredths: worth + (full ? hold.grand : 0) };
}
