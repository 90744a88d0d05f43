import type { SlotMath, SlotSymbol } from '../rules/slot/slotMath';

const symbol = (id: string, kind: SlotSymbol['kind'], pays: readonly number[] = []) => ({
  ...{ id, kind, pays },
});

/** A slot whose every course can be played: three reels of two or three symbols. */
export const tinyLines: SlotMath = {
  ...{ family: 'lines', volatility: 'low', rows: 2, lines: 1, wildTimes: 3 },
  symbols: [
    symbol('high1', 'plain', [700]),
    symbol('low1', 'plain', [130]),
    symbol('wild', 'wild'),
    symbol('scatter', 'scatter'),
  ],
  reels: [
    [1, 1, 0, 1],
    [1, 1, 1, 0],
    [1, 0, 1, 2],
  ],
};

export const tinyWays: SlotMath = { ...tinyLines, family: 'ways', lines: 'ways' };

/** Two rows of coins on three reels, and pots. */
export const tinyCoins: SlotMath = {
  ...{ family: 'link', volatility: 'low', rows: 2, lines: 1, wildTimes: 1 },
  symbols: [symbol('high1', 'plain', [500]), symbol('coin', 'coin'), symbol('pot', 'pot')],
  reels: [
    [1, 1, 1],
    [1, 1, 0],
    [1, 1, 0],
  ],
  hold: {
    ...{ trigger: 5, respins: 2, chance: { winning: 1, among: 3 }, grand: 5_000 },
    values: [{ value: 150, weight: 1 }],
  },
  pots: {
    trigger: 2,
    pots: [
      { pot: 'mini', value: 900, weight: 2 },
      { pot: 'grand', value: 9_000, weight: 1 },
    ],
  },
};
