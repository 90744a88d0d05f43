import { createBetGame, type BetGame } from '../bets/createBetGame';
import { mapSpots } from '../bets/spotReturns';
import { createShoe, type Card } from '../draw';
import { countBullPoints, findTop, readBull } from './bull';
import { allBullDeals, bullCounts, type BullBullVariant } from './variants';

export type BullBullSpot = 'player' | 'dealer';

export interface BullHand {
  readonly cards: readonly Card[];
  /** 0 for none, 1 to 9, and 10 for bull bull. */
  readonly bull: number;
}

export interface BullBullOutcome {
  readonly player: BullHand;
  readonly dealer: BullHand;
  readonly winner: BullBullSpot;
}

export type BullBullGame = BetGame<BullBullSpot, BullBullOutcome>;

function findWinner(player: BullHand, dealer: BullHand, equalIsDealers: boolean): BullBullSpot {
  if (player.bull !== dealer.bull) return player.bull > dealer.bull ? 'player' : 'dealer';
  if (equalIsDealers) return 'dealer';
  return findTop(player.cards) > findTop(dealer.cards) ? 'player' : 'dealer';
}

function findReturns({ equalIsDealers, pays }: BullBullVariant, spots: readonly BullBullSpot[]) {
  const paid = bullCounts.wins.reduce((sum, wins, bull) => {
    const lost = equalIsDealers ? (bullCounts.equal[bull] ?? 0) / 2 : 0;
    return sum + (wins - lost) * (pays[bull] ?? 0);
  }, 0);
  return mapSpots(spots, () => paid / allBullDeals / 100);
}

/** Five cards each: three make tens, and the two others count. */
export function createBullBull(variant: BullBullVariant): BullBullGame {
  // Who has all equal bulls on his side as well as half of the others would win more than he stakes.
  const spots: readonly BullBullSpot[] = variant.equalIsDealers ? ['player'] : ['player', 'dealer'];
  return createBetGame<BullBullSpot, BullBullOutcome>({
    spots,
    mostTimes: Math.max(...variant.pays) / 100,
    drawOutcome(draw) {
      const deal = createShoe(draw);
      const dealHand = (): BullHand => {
        const cards = [deal(), deal(), deal(), deal(), deal()];
        return { cards, bull: readBull(cards.map(countBullPoints)) };
      };
      const [player, dealer] = [dealHand(), dealHand()];
      return { player, dealer, winner: findWinner(player, dealer, variant.equalIsDealers) };
    },
    pay: (spot, { winner, ...hands }) =>
      spot === winner ? (variant.pays[hands[winner].bull] ?? 0) : 0,
    chances: { returns: () => findReturns(variant, spots) },
  });
}
