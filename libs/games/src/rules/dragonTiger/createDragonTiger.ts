import { createBetGame, type BetGame } from '../bets/createBetGame';
import type { Band, Weighted } from '../bets/spotReturns';
import { createShoe, getRank, getSuit, type Card } from '../draw';

export type DragonTigerSpot =
  | 'dragon'
  | 'tiger'
  | 'tie'
  | 'suitedTie'
  | 'dragonRed'
  | 'dragonBlack'
  | 'tigerRed'
  | 'tigerBlack';

export interface DragonTigerVariant {
  readonly decks: number;
  readonly spots: readonly DragonTigerSpot[];
  /** Hundredths that a tie gives back of a bet on dragon or tiger. */
  readonly tieGivesBack: number;
  /** Hundredths that a chip brings back. */
  readonly tiePays: number;
  readonly suitedTiePays: number;
  readonly band: Band;
}

const ends = ['dragon', 'tiger', 'tie'] as const;
const colours = ['dragonRed', 'dragonBlack', 'tigerRed', 'tigerBlack'] as const;

export const dragonTigerVariants = {
  /** Eight decks; a tie takes half. */
  classic: {
    decks: 8,
    spots: [...ends, 'suitedTie'],
    tieGivesBack: 50,
    tiePays: 1200,
    suitedTiePays: 5100,
    band: [0.96, 0.965],
  },
  /** One deck, so that ties are rarer and never of one suit. */
  singleDeck: {
    decks: 1,
    spots: ends,
    tieGivesBack: 50,
    tiePays: 1600,
    suitedTiePays: 0,
    band: [0.97, 0.975],
  },
  /** The colour of each card may be bet on, but a seven takes both colours. */
  colours: {
    decks: 6,
    spots: [...ends, 'suitedTie', ...colours],
    tieGivesBack: 50,
    tiePays: 1100,
    suitedTiePays: 5100,
    band: [0.96, 0.965],
  },
} as const satisfies Record<string, DragonTigerVariant>;

export interface DragonTigerOutcome {
  readonly dragon: Card;
  readonly tiger: Card;
}

export type DragonTigerGame = BetGame<DragonTigerSpot, DragonTigerOutcome>;

/** Hearts and diamonds. */
const isRed = (card: Card) => getSuit(card) % 2 === 1;
const payColour = (card: Card, wins: boolean) => (wins && getRank(card) !== 7 ? 200 : 0);

function payEnd(variant: DragonTigerVariant, lead: number) {
  if (lead > 0) return 200;
  return lead === 0 ? variant.tieGivesBack : 0;
}

function paySpot(
  variant: DragonTigerVariant,
  spot: DragonTigerSpot,
  { dragon, tiger }: DragonTigerOutcome,
): number {
  // The ace is low.
  const lead = getRank(dragon) - getRank(tiger);
  switch (spot) {
    case 'dragon':
      return payEnd(variant, lead);
    case 'tiger':
      return payEnd(variant, -lead);
    case 'tie':
      return lead === 0 ? variant.tiePays : 0;
    case 'suitedTie':
      return dragon === tiger ? variant.suitedTiePays : 0;
    case 'dragonRed':
      return payColour(dragon, isRed(dragon));
    case 'dragonBlack':
      return payColour(dragon, !isRed(dragon));
    case 'tigerRed':
      return payColour(tiger, isRed(tiger));
    case 'tigerBlack':
      return payColour(tiger, !isRed(tiger));
  }
}

/** Both cards of a shoe: the second is one of those that the first left. */
function listOutcomes(decks: number): Weighted<DragonTigerOutcome>[] {
  const deck = Array.from({ length: 52 }, (_, card) => card);
  return deck.flatMap((dragon) =>
    deck.map((tiger): Weighted<DragonTigerOutcome> => [
      { dragon, tiger },
      decks * (tiger === dragon ? decks - 1 : decks),
    ]),
  );
}

export function createDragonTiger(variant: DragonTigerVariant): DragonTigerGame {
  return createBetGame<DragonTigerSpot, DragonTigerOutcome>({
    spots: variant.spots,
    mostTimes: Math.max(variant.tiePays, variant.suitedTiePays) / 100,
    drawOutcome(draw) {
      const deal = createShoe(draw, variant.decks);
      return { dragon: deal(), tiger: deal() };
    },
    pay: (spot, outcome) => paySpot(variant, spot, outcome),
    chances: () => listOutcomes(variant.decks),
  });
}
