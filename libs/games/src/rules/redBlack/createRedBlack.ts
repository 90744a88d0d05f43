import { createBetGame, type BetGame } from '../bets/createBetGame';
import { mapSpots } from '../bets/spotReturns';
import { readThreeCards, type ThreeCardKind } from '../cards/threeCards';
import { createShoe, type Card } from '../draw';
import { allDuels, type RedBlackSpot, type RedBlackVariant } from './variants';

export interface RedBlackOutcome {
  readonly red: readonly Card[];
  readonly black: readonly Card[];
  /** Undefined when both hands are equal. */
  readonly winner?: 'red' | 'black' | undefined;
  /** The winner's kind of hand. */
  readonly kind?: ThreeCardKind | undefined;
}

export type RedBlackGame = BetGame<RedBlackSpot, RedBlackOutcome>;

function paySpot(variant: RedBlackVariant, spot: RedBlackSpot, outcome: RedBlackOutcome): number {
  const { kind, winner } = outcome;
  if (spot === 'red' || spot === 'black') {
    if (winner === undefined) return 100;
    return winner === spot ? variant.sidePays : 0;
  }
  if (kind === undefined) return 0;
  const pays = variant.kindPays[kind] ?? 0;
  return spot === 'lucky' || spot === kind ? pays : 0;
}

function findReturns(variant: RedBlackVariant) {
  const { equal, redWins } = variant.duels;
  const kinds = variant.ranking.order;
  const share = (kind: ThreeCardKind) => (2 * redWins[kind]) / allDuels;
  return mapSpots<RedBlackSpot>(variant.spots, (spot) => {
    if (spot === 'red' || spot === 'black')
      return ((1 - equal / allDuels) * variant.sidePays) / 200 + equal / allDuels;
    const paying = spot === 'lucky' ? kinds : [spot];
    return paying.reduce((sum, kind) => sum + share(kind) * (variant.kindPays[kind] ?? 0), 0) / 100;
  });
}

/** Three cards for red and three for black; bets on the winner and on the winner's hand. */
export function createRedBlack(variant: RedBlackVariant): RedBlackGame {
  const most = [variant.sidePays, ...Object.values(variant.kindPays)];
  return createBetGame<RedBlackSpot, RedBlackOutcome>({
    spots: variant.spots,
    mostTimes: Math.max(...most) / 100,
    drawOutcome(draw) {
      const deal = createShoe(draw);
      const red = [deal(), deal(), deal()];
      const black = [deal(), deal(), deal()];
      const [one, other] = [red, black].map((cards) => readThreeCards(cards, variant.ranking));
      const lead = (one?.strength ?? 0) - (other?.strength ?? 0);
      if (lead === 0) return { red, black };
      return lead > 0
        ? { red, black, winner: 'red', kind: one?.kind }
        : { red, black, winner: 'black', kind: other?.kind };
    },
    pay: (spot, outcome) => paySpot(variant, spot, outcome),
    chances: { returns: () => findReturns(variant) },
  });
}
