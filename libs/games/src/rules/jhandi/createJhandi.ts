import {
  createSymbolDice,
  type SymbolDiceGame,
  type SymbolDiceVariant,
} from '../dice/createSymbolDice';

export type JhandiSymbol = 'heart' | 'spade' | 'diamond' | 'club' | 'crown' | 'flag';

export type JhandiVariant = SymbolDiceVariant<JhandiSymbol>;

export type JhandiGame = SymbolDiceGame<JhandiSymbol>;

const symbols = ['heart', 'spade', 'diamond', 'club', 'crown', 'flag'] as const;

export const jhandiVariants = {
  /** Two of a symbol pay two to one. */
  classic: {
    symbols,
    facesEach: 1,
    dice: 6,
    pays: [0, 0, 300, 500, 1000, 2000, 10_000],
    band: [0.96, 0.97],
  },
  /** Two of a symbol pay even, many pay more. */
  festival: {
    symbols,
    facesEach: 1,
    dice: 6,
    pays: [0, 0, 200, 600, 2500, 6000, 30_000],
    band: [0.965, 0.975],
  },
} as const satisfies Record<string, JhandiVariant>;

export function createJhandi(variant: JhandiVariant): JhandiGame {
  return createSymbolDice(variant);
}
