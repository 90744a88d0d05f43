import { createBetGame, type BetGame } from '../bets/createBetGame';
import type { Weighted } from '../bets/spotReturns';
import { drawWeighted, sum } from '../chance';
import type { RaceVariant } from './raceVariants';

/** Runners count from 1. */
export type RaceSpot = `win-${number}` | `place-${number}`;

export interface RaceOutcome {
  /** Runners from the first to the last. */
  readonly order: readonly number[];
}

/** All orders of the first runners with their probabilities. */
function listPodiums({ runners, places }: RaceVariant): Weighted<RaceOutcome>[] {
  const total = sum(runners);
  const extend = (order: readonly number[], chance: number, left: number) => {
    if (order.length === places) return [[{ order }, chance] as const];
    return runners.flatMap((weight, at): Weighted<RaceOutcome>[] =>
      order.includes(at + 1)
        ? []
        : extend([...order, at + 1], (chance * weight) / left, left - weight),
    );
  };
  return extend([], 1, total);
}

interface PricedSpot {
  readonly spot: RaceSpot;
  readonly runner: number;
  readonly within: number;
  /** Hundredths that one chip brings back. */
  readonly prize: number;
}

const isWon = ({ runner, within }: Omit<PricedSpot, 'prize'>, { order }: RaceOutcome) =>
  order.slice(0, within).includes(runner);

/** The bets that are taken, with their prizes. */
export function listRaceSpots(variant: RaceVariant): PricedSpot[] {
  const { runners, places, share, leastPrize } = variant;
  const podiums = listPodiums(variant);
  const kinds = [
    ['win', 1],
    ['place', places],
  ] as const;
  return kinds
    .flatMap(([kind, within]) =>
      runners.map((_, at) => {
        const bet = { spot: `${kind}-${at + 1}` as const, runner: at + 1, within };
        const won = podiums.filter(([outcome]) => isWon(bet, outcome));
        const chance = sum(won.map(([, probability]) => probability));
        return { ...bet, prize: Math.floor(share / 10 / chance) };
      }),
    )
    .filter(({ prize }) => prize >= leastPrize);
}

/** A race whose runners have different chances: bets on the winner and on the placed. */
export function createRace(variant: RaceVariant): BetGame<RaceSpot, RaceOutcome> {
  const priced = new Map(listRaceSpots(variant).map((bet) => [bet.spot, bet]));
  return createBetGame<RaceSpot, RaceOutcome>({
    spots: [...priced.keys()],
    drawOutcome(draw) {
      const left = variant.runners.map((weight, at) => ({ weight, runner: at + 1 }));
      const order = variant.runners.flatMap(() => {
        const weights = left.map(({ weight }) => weight);
        return left.splice(drawWeighted(draw, weights), 1).map(({ runner }) => runner);
      });
      return { order };
    },
    pay(spot, outcome) {
      const bet = priced.get(spot);
      return bet !== undefined && isWon(bet, outcome) ? bet.prize : 0;
    },
    chances: () => listPodiums(variant),
    mostTimes: Math.max(...[...priced.values()].map(({ prize }) => prize)) / 100,
  });
}
