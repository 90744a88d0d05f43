import * as z from 'zod/mini';
import { drawSubset, drawWeighted, sum } from '../chance';
import type { Draw } from '../draw';
import { checkActions } from '../checkActions';
import type { Game } from '../game';
import type { ScratchVariant } from './scratchVariants';

export interface ScratchAction {
  type: 'buy';
}

export interface ScratchView {
  /** Nine symbols by row: three alike on a card that wins, two at most otherwise. */
  readonly cells: readonly string[];
  readonly won?: string | undefined;
  /** Hundredths of the stake. */
  readonly prize: number;
}

const cellCount = 9;
const alike = 3;
const scratchAction = z.strictObject({ type: z.literal('buy') });

/** Fills a card so that only the symbol that wins is there three times. */
function fillCard(draw: Draw, symbols: readonly string[], won: string | undefined): string[] {
  const others = symbols.filter((symbol) => symbol !== won).flatMap((symbol) => [symbol, symbol]);
  const winning = won === undefined ? [] : Array.from({ length: alike }, () => won);
  const filling = drawSubset(draw, others.length, cellCount - winning.length);
  const card = [...winning, ...filling.map((at) => others[at] ?? '')];
  return drawSubset(draw, cellCount, cellCount).map((at) => card[at] ?? '');
}

/** A card of nine symbols: three alike win. @throws where its symbols can't fill a card that loses */
export function createScratch(variant: ScratchVariant): Game<ScratchAction, ScratchView> {
  const { cards, prizes } = variant;
  const symbols = prizes.map(({ symbol }) => symbol);
  const winning = prizes.map((prize) => prize.cards);
  if (symbols.length * 2 < cellCount) throw new Error('A card takes five symbols or more');
  return checkActions({
    action: scratchAction,
    replay(draw, [buy, ...others]) {
      if (buy === undefined || others.length > 0) return undefined;
      const prize = prizes[drawWeighted(draw, [...winning, cards - sum(winning)])];
      const cells = fillCard(draw, symbols, prize?.symbol);
      const paid = prize?.prize ?? 0;
      return { view: { cells, won: prize?.symbol, prize: paid }, staked: 1, paid };
    },
    returnToPlayer: () => sum(prizes.map((each) => each.prize * each.cards)) / cards / 100,
    mostTimes: Math.max(...prizes.map(({ prize }) => prize)) / 100,
  });
}
