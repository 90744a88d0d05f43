import { createBetGame, type BetGame } from '../bets/createBetGame';
import type { Weighted } from '../bets/spotReturns';
import { createLayout, evenChances } from './layout';
import type { RouletteVariant } from './variants';

export interface RouletteOutcome {
  /** The pocket as it is written: '0', '00', '17'. */
  readonly pocket: string;
  /** All spots that this pocket wins, with chips on them or not. */
  readonly winners: readonly string[];
}

export type RouletteGame = BetGame<string, RouletteOutcome>;

export function createRoulette(variant: RouletteVariant): RouletteGame {
  const { laPartage, numbers, zeros } = variant;
  const layout = createLayout(numbers, zeros);
  const spots = Object.keys(layout);
  const pockets = [...zeros, ...Array.from({ length: numbers }, (_, at) => String(at + 1))];
  const findOutcome = (pocket: string): RouletteOutcome => ({
    pocket,
    winners: spots.filter((spot) => layout[spot]?.includes(pocket)),
  });
  return createBetGame<string, RouletteOutcome>({
    spots,
    mostTimes: numbers,
    drawOutcome: (draw) => findOutcome(pockets[draw(pockets.length)] ?? ''),
    pay(spot, { pocket, winners }) {
      const covered = layout[spot]?.length ?? 0;
      // Five numbers do not divide the wheel: the house pays six to one.
      if (winners.includes(spot)) return Math.floor(numbers / covered) * 100;
      return laPartage && evenChances.has(spot) && zeros.includes(pocket) ? 50 : 0;
    },
    chances: () => pockets.map((pocket): Weighted<RouletteOutcome> => [findOutcome(pocket), 1]),
  });
}
