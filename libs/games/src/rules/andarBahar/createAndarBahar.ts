import { createBetGame, type BetGame } from '../bets/createBetGame';
import { weighSpots, type Band, type Weighted } from '../bets/spotReturns';
import { createShoe, getRank, type Card, type Draw } from '../draw';

export type AndarBaharSpot = 'andar' | 'bahar' | `count-${number}`;

export interface CountBet {
  /** The last number of cards that wins; the bet begins after the one before. */
  readonly upTo: number;
  /** Hundredths that a chip brings back. */
  readonly pays: number;
}

export interface AndarBaharVariant {
  readonly decks: number;
  /** Hundredths that a chip brings back. Andar is dealt first and matches more often. */
  readonly andarPays: number;
  readonly baharPays: number;
  readonly counts: readonly CountBet[];
  readonly band: Band;
}

export const andarBaharVariants = {
  classic: { decks: 1, andarPays: 190, baharPays: 200, counts: [], band: [0.975, 0.98] },
  /** Bets on how many cards are dealt until one matches. */
  counts: {
    decks: 1,
    andarPays: 185,
    baharPays: 197,
    counts: [
      { upTo: 5, pays: 350 },
      { upTo: 10, pays: 450 },
      { upTo: 15, pays: 550 },
      { upTo: 25, pays: 450 },
      { upTo: 30, pays: 1600 },
      { upTo: 35, pays: 2600 },
      { upTo: 40, pays: 5100 },
      { upTo: 49, pays: 12_100 },
    ],
    band: [0.975, 0.985],
  },
  /** Two decks: seven cards match. */
  twoDecks: { decks: 2, andarPays: 188, baharPays: 202, counts: [], band: [0.96, 0.98] },
} as const satisfies Record<string, AndarBaharVariant>;

export interface AndarBaharOutcome {
  readonly joker: Card;
  /** Dealt to andar, bahar, andar and so on; the last one matches the joker's rank. */
  readonly cards: readonly Card[];
}

export type AndarBaharGame = BetGame<AndarBaharSpot, AndarBaharOutcome>;

function dealUntilMatch(draw: Draw, decks: number): AndarBaharOutcome {
  const deal = createShoe(draw, decks);
  const joker = deal();
  const cards: Card[] = [];
  do cards.push(deal());
  while (getRank(cards.at(-1) ?? joker) !== getRank(joker));
  return { joker, cards };
}

function paySpot(variant: AndarBaharVariant, spot: AndarBaharSpot, count: number): number {
  if (spot === 'andar') return count % 2 === 1 ? variant.andarPays : 0;
  if (spot === 'bahar') return count % 2 === 0 ? variant.baharPays : 0;
  const won = variant.counts.find(({ upTo }) => count <= upTo);
  return won !== undefined && spot === `count-${won.upTo}` ? won.pays : 0;
}

/** How many cards are dealt, with the probability: all before the last miss, and the last one matches. */
function listCounts(decks: number): Weighted<number>[] {
  const counts: Weighted<number>[] = [];
  const matching = 4 * decks - 1;
  let left = 52 * decks - 1;
  let stillOpen = 1;
  for (let count = 1; stillOpen > 0; count += 1) {
    counts.push([count, (stillOpen * matching) / left]);
    stillOpen *= (left - matching) / left;
    left -= 1;
  }
  return counts;
}

export function createAndarBahar(variant: AndarBaharVariant): AndarBaharGame {
  const spots: AndarBaharSpot[] = [
    'andar',
    'bahar',
    ...variant.counts.map(({ upTo }): AndarBaharSpot => `count-${upTo}`),
  ];
  const counts = () => listCounts(variant.decks);
  const pays = [variant.andarPays, variant.baharPays, ...variant.counts.map((bet) => bet.pays)];
  return createBetGame<AndarBaharSpot, AndarBaharOutcome>({
    spots,
    mostTimes: Math.max(...pays) / 100,
    drawOutcome: (draw) => dealUntilMatch(draw, variant.decks),
    pay: (spot, { cards }) => paySpot(variant, spot, cards.length),
    chances: {
      returns: () => weighSpots(spots, counts(), (spot, count) => paySpot(variant, spot, count)),
    },
  });
}
