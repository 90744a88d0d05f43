import { createBetGame, type BetGame } from '../bets/createBetGame';
import type { Band, Weighted } from '../bets/spotReturns';
import { getHighRank, getSuitStrength } from '../cards/cardTables';
import { createShoe, getRank, type Card } from '../draw';

export type HighCardSeat = 'left' | 'middle' | 'right';

export interface HighCardVariant {
  /** Whether suits rank equal cards: spades over hearts over clubs over diamonds. */
  readonly suitsRank: boolean;
  /** Hundredths that a chip brings back when its seat's card is the higher one; with an ace. */
  readonly pays: number;
  readonly acePays: number;
  /** Hundredths that equal cards give back. */
  readonly tieGivesBack: number;
  readonly band: Band;
}

export const highCardVariants = {
  /** No two cards are equal; a win pays 0.95 to one. */
  suits: { suitsRank: true, pays: 195, acePays: 195, tieGivesBack: 0, band: [0.97, 0.98] },
  /** Equal cards take half. */
  halfTie: { suitsRank: false, pays: 200, acePays: 200, tieGivesBack: 50, band: [0.968, 0.973] },
  /** Equal cards lose, but an ace that wins pays seven to five. */
  aces: { suitsRank: false, pays: 200, acePays: 240, tieGivesBack: 0, band: [0.965, 0.975] },
} as const satisfies Record<string, HighCardVariant>;

export interface HighCardOutcome {
  readonly dealer: Card;
  readonly seats: Readonly<Record<HighCardSeat, Card>>;
}

export type HighCardGame = BetGame<HighCardSeat, HighCardOutcome>;

const seats = ['left', 'middle', 'right'] as const;

function paySeat(variant: HighCardVariant, card: Card, dealer: Card): number {
  const byRank = getHighRank(card) - getHighRank(dealer);
  const bySuit = getSuitStrength(card) - getSuitStrength(dealer);
  const lead = byRank === 0 && variant.suitsRank ? bySuit : byRank;
  if (lead === 0) return variant.tieGivesBack;
  if (lead < 0) return 0;
  return getRank(card) === 1 ? variant.acePays : variant.pays;
}

/** A seat's card and the dealer's. Every seat has the same chances, so one card stands for all. */
function listOutcomes(): Weighted<HighCardOutcome>[] {
  const deck = Array.from({ length: 52 }, (_, card) => card);
  return deck.flatMap((dealer) =>
    deck
      .filter((card) => card !== dealer)
      .map((card): Weighted<HighCardOutcome> => [
        { dealer, seats: { left: card, middle: card, right: card } },
        1,
      ]),
  );
}

export function createHighCard(variant: HighCardVariant): HighCardGame {
  return createBetGame<HighCardSeat, HighCardOutcome>({
    spots: seats,
    mostTimes: Math.max(variant.pays, variant.acePays) / 100,
    drawOutcome(draw) {
      const deal = createShoe(draw);
      const [left, middle, right, dealer] = [deal(), deal(), deal(), deal()];
      return { dealer, seats: { left, middle, right } };
    },
    pay: (seat, outcome) => paySeat(variant, outcome.seats[seat], outcome.dealer),
    chances: listOutcomes,
  });
}
