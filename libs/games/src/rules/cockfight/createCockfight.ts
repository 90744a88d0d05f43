import { createBetGame, type BetGame } from '../bets/createBetGame';
import type { Band, Weighted } from '../bets/spotReturns';

export type CockfightSide = 'meron' | 'wala' | 'draw';

export interface CockfightVariant {
  /** Chances of each end, in thousandths. */
  readonly chances: Readonly<Record<CockfightSide, number>>;
  /** Hundredths that a chip brings back when its side wins. */
  readonly pays: Readonly<Record<CockfightSide, number>>;
  /** Hundredths that meron and wala bring back when nobody wins. */
  readonly drawGivesBack: number;
  readonly band: Band;
}

export const cockfightVariants = {
  /** Two equal birds. */
  sabong: {
    chances: { meron: 475, wala: 475, draw: 50 },
    pays: { meron: 194, wala: 194, draw: 1800 },
    drawGivesBack: 100,
    band: [0.968, 0.975],
  },
  /** A favourite (llamado) in meron's corner. */
  llamado: {
    chances: { meron: 580, wala: 370, draw: 50 },
    pays: { meron: 158, wala: 247, draw: 1800 },
    drawGivesBack: 100,
    band: [0.963, 0.97],
  },
  /** Long knives: draws are rare, and take the stakes of both sides. */
  derby: {
    chances: { meron: 520, wala: 460, draw: 20 },
    pays: { meron: 184, wala: 208, draw: 4500 },
    drawGivesBack: 0,
    band: [0.955, 0.96],
  },
} as const satisfies Record<string, CockfightVariant>;

export interface CockfightOutcome {
  readonly winner: CockfightSide;
  /** Seconds that the fight lasted; one that nobody wins is ended after ten minutes. */
  readonly seconds: number;
}

export type CockfightGame = BetGame<CockfightSide, CockfightOutcome>;

const sides = ['meron', 'wala', 'draw'] as const;
const timeLimit = 600;
const shortest = 20;

function findSide(ticket: number, { meron, wala }: Readonly<Record<CockfightSide, number>>) {
  if (ticket < meron) return 'meron';
  return ticket < meron + wala ? 'wala' : 'draw';
}

export function createCockfight(variant: CockfightVariant): CockfightGame {
  const { chances, drawGivesBack, pays } = variant;
  const thousandths = sides.reduce((sum, side) => sum + chances[side], 0);
  return createBetGame<CockfightSide, CockfightOutcome>({
    spots: sides,
    mostTimes: Math.max(...Object.values(pays)) / 100,
    drawOutcome(draw) {
      const winner = findSide(draw(thousandths), chances);
      if (winner === 'draw') return { winner, seconds: timeLimit };
      // The sum of two draws: most fights end neither at once nor late.
      return { winner, seconds: shortest + draw(90) + draw(90) };
    },
    pay(spot, { winner }) {
      if (spot === winner) return pays[spot];
      return winner === 'draw' ? drawGivesBack : 0;
    },
    chances: () =>
      sides.map((winner): Weighted<CockfightOutcome> => [
        { winner, seconds: timeLimit },
        chances[winner],
      ]),
  });
}
