import { createBetGame, type BetGame } from '../bets/createBetGame';
import { mapSpots, type Band } from '../bets/spotReturns';

/** Dice with pictures: a bet on a symbol pays by how many dice show it. */
export interface SymbolDiceVariant<Symbol extends string> {
  readonly symbols: readonly Symbol[];
  /** Faces of one die that show a given symbol, of six in all. */
  readonly facesEach: number;
  readonly dice: number;
  /** Hundredths that a chip brings back, by the number of dice that show its symbol from none up. */
  readonly pays: readonly number[];
  readonly band: Band;
}

export interface SymbolDiceOutcome<Symbol extends string> {
  readonly dice: readonly Symbol[];
}

export type SymbolDiceGame<Symbol extends string> = BetGame<Symbol, SymbolDiceOutcome<Symbol>>;

function binomial(n: number, k: number): number {
  return k === 0 ? 1 : (binomial(n, k - 1) * (n - k + 1)) / k;
}

/** How often a symbol shows on each number of dice, among all throws. */
function weighMatches({ dice, facesEach }: SymbolDiceVariant<string>): number[] {
  return Array.from(
    { length: dice + 1 },
    (_, hits) => binomial(dice, hits) * facesEach ** hits * (6 - facesEach) ** (dice - hits),
  );
}

export function createSymbolDice<Symbol extends string>(
  variant: SymbolDiceVariant<Symbol>,
): SymbolDiceGame<Symbol> {
  const { dice, facesEach, pays, symbols } = variant;
  const faces = symbols.flatMap((symbol) => Array.from({ length: facesEach }, () => symbol));
  const throwDie = (face: number) => {
    const symbol = faces[face];
    if (symbol === undefined) throw new Error('A die has six faces');
    return symbol;
  };
  const weights = weighMatches(variant);
  const total = weights.reduce((sum, weight, hits) => sum + weight * (pays[hits] ?? 0), 0);
  const share = total / 6 ** dice / 100;
  return createBetGame<Symbol, SymbolDiceOutcome<Symbol>>({
    spots: symbols,
    mostTimes: Math.max(...pays) / 100,
    drawOutcome: (draw) => ({ dice: Array.from({ length: dice }, () => throwDie(draw(6))) }),
    pay: (spot, outcome) => pays[outcome.dice.filter((symbol) => symbol === spot).length] ?? 0,
    chances: {
      returns: () => mapSpots(symbols, () => share),
    },
  });
}
