import { createBetGame, type BetGame } from '../bets/createBetGame';
import { mapSpots, weighSpots } from '../bets/spotReturns';
import { sumPoints } from '../cards/points';
import { dealCoup, type BaccaratOutcome } from './bank';
import { countCoups, type Coup } from './countCoups';
import { coupSpots, payCoup, type CoupSpot } from './coupSpots';
import { findPairReturns, pairSpots, payPair, type PairSpot } from './pairs';
import type { BaccaratSpot, BaccaratVariant } from './variants';

export type BaccaratGame = BetGame<BaccaratSpot, BaccaratOutcome>;

const isPairSpot = (spot: BaccaratSpot): spot is PairSpot =>
  pairSpots.some((other) => other === spot);
const isCoupSpot = (spot: BaccaratSpot): spot is CoupSpot =>
  coupSpots.some((other) => other === spot);

const readCoup = ({ banker, player }: BaccaratOutcome): Coup => ({
  player: sumPoints(player),
  banker: sumPoints(banker),
  playerCards: player.length,
  bankerCards: banker.length,
});

function findReturns(variant: BaccaratVariant) {
  const { decks, spots } = variant;
  const pairs = findPairReturns(variant.pairs, decks);
  const coups = weighSpots(spots.filter(isCoupSpot), countCoups(decks), (spot, coup) =>
    payCoup(variant, spot, coup),
  );
  return mapSpots(spots, (spot) => (isPairSpot(spot) ? pairs[spot] : coups[spot]));
}

/** Hundredths that each spot brings back at most. */
const mostPays = {
  ...{ player: 200, small: 250, big: 154, luckySix: 2100 },
  ...{ playerDragon: 3100, bankerDragon: 3100 },
};

/** Hundredths that a chip on each spot brings back at most. */
export function findBaccaratPrizes(variant: BaccaratVariant): Record<BaccaratSpot, number> {
  const { pair, either, twoPerfect } = variant.pairs;
  return {
    ...mostPays,
    banker: Math.max(variant.banker, variant.bankerSix),
    tie: variant.tie,
    playerPair: pair,
    bankerPair: pair,
    eitherPair: either,
    perfectPair: twoPerfect,
  };
}

function findMost(variant: BaccaratVariant): number {
  const prizes = findBaccaratPrizes(variant);
  return Math.max(...variant.spots.map((spot) => prizes[spot])) / 100;
}

export function createBaccarat(variant: BaccaratVariant): BaccaratGame {
  return createBetGame<BaccaratSpot, BaccaratOutcome>({
    spots: variant.spots,
    mostTimes: findMost(variant),
    drawOutcome: (draw) => dealCoup(draw, variant.decks),
    pay: (spot, outcome) =>
      isPairSpot(spot)
        ? payPair(variant.pairs, spot, outcome)
        : payCoup(variant, spot, readCoup(outcome)),
    chances: { returns: () => findReturns(variant) },
  });
}
