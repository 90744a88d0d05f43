import {
  createSymbolDice,
  type SymbolDiceGame,
  type SymbolDiceVariant,
} from '../dice/createSymbolDice';

export type DiceColor = 'red' | 'white' | 'yellow' | 'blue' | 'green' | 'pink';

export type ColorGameVariant = SymbolDiceVariant<DiceColor>;

export type ColorGame = SymbolDiceGame<DiceColor>;

const colors = ['red', 'white', 'yellow', 'blue', 'green', 'pink'] as const;

export const colorGameVariants = {
  /** The fair's own: one, two or three to one. */
  perya: { symbols: colors, facesEach: 1, dice: 3, pays: [0, 200, 300, 400], band: [0.92, 0.925] },
  /** Three alike pay ten to one. */
  triple: {
    symbols: colors,
    facesEach: 1,
    dice: 3,
    pays: [0, 200, 300, 1100],
    band: [0.95, 0.957],
  },
  /** Red or white: each colour on half of every die's faces. */
  pulaPuti: {
    symbols: ['red', 'white'],
    facesEach: 3,
    dice: 3,
    pays: [0, 0, 175, 250],
    band: [0.965, 0.972],
  },
} as const satisfies Record<string, ColorGameVariant>;

export function createColorGame(variant: ColorGameVariant): ColorGame {
  return createSymbolDice(variant);
}
