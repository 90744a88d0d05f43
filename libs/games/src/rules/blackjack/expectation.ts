import { findBetter, mixMeans, type RoundMeans } from '../bets/roundMeans';
import { addPoints, dealerHits, noCards, type Total } from './total';
import type { BlackjackVariant } from './variants';

export type BlackjackMove = 'hit' | 'stand' | 'double' | 'split';

const allPoints = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
/** The chance of a card of these points in the endless shoe. */
const findChance = (points: number) => (points === 10 ? 4 : 1) / 13;

const addTo = (share: Map<number, number>, total: number, chance: number) =>
  share.set(total, (share.get(total) ?? 0) + chance);

/** Chances of the dealer's last totals after each hand; 22 stands for every bust. */
class DealerEnds {
  private readonly known = new Map<number, Map<number, number>>();

  constructor(private readonly hitsSoft17: boolean) {}

  find(hand: Total): Map<number, number> {
    const key = hand.total * 2 + Number(hand.soft);
    const ends = this.known.get(key) ?? this.play(hand);
    this.known.set(key, ends);
    return ends;
  }

  private play(hand: Total): Map<number, number> {
    const ends = new Map<number, number>();
    if (!dealerHits(hand, this.hitsSoft17)) return ends.set(Math.min(hand.total, 22), 1);
    for (const points of allPoints)
      for (const [total, chance] of this.find(addPoints(hand, points)))
        addTo(ends, total, chance * findChance(points));
    return ends;
  }
}

/** The dealer's hole card that would make a blackjack, by the card that shows. */
const blackjackHoles: ReadonlyMap<number, number> = new Map([
  [1, 10],
  [10, 1],
]);

/** Chances of the dealer's last totals after the card that shows, when there is no blackjack. */
export function findDealerTotals(up: number, hitsSoft17: boolean): Map<number, number> {
  const totals = new Map<number, number>();
  const ends = new DealerEnds(hitsSoft17);
  const excluded = blackjackHoles.get(up);
  const rest = excluded === undefined ? 1 : 1 - findChance(excluded);
  for (const hole of allPoints) {
    if (hole === excluded) continue;
    const hand = addPoints(addPoints(noCards, up), hole);
    for (const [total, chance] of ends.find(hand))
      addTo(totals, total, (chance * findChance(hole)) / rest);
  }
  return totals;
}

const mixCards = (next: (points: number) => RoundMeans) =>
  mixMeans(allPoints.map((points) => [next(points), findChance(points)] as const));

/** The best play against one card of the dealer, who has no blackjack. */
export class Expectation {
  private readonly dealer: Map<number, number>;
  private readonly known = new Map<number, RoundMeans>();

  constructor(
    private readonly variant: BlackjackVariant,
    up: number,
  ) {
    this.dealer = findDealerTotals(up, variant.hitsSoft17);
  }

  stand({ total }: Total): RoundMeans {
    if (total > 21) return { staked: 1, paid: 0 };
    let paid = 0;
    for (const [dealer, chance] of this.dealer) {
      if (dealer === total) paid += chance;
      if (dealer > 21 || dealer < total) paid += 2 * chance;
    }
    return { staked: 1, paid };
  }

  hit(hand: Total): RoundMeans {
    return mixCards((points) => this.play(addPoints(hand, points)));
  }

  /** The better of hitting and standing, again and again. A total of 21 stands. */
  play(hand: Total): RoundMeans {
    if (hand.total >= 21) return this.stand(hand);
    const key = hand.total * 2 + Number(hand.soft);
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const best = findBetter(this.stand(hand), this.hit(hand));
    this.known.set(key, best);
    return best;
  }

  double(hand: Total): RoundMeans {
    const { paid } = mixCards((points) => this.stand(addPoints(hand, points)));
    return { staked: 2, paid: 2 * paid };
  }

  mayDouble(hand: Total): boolean {
    const { doubles } = this.variant;
    return hand.total < 21 && (doubles === 'any' || doubles.includes(hand.total));
  }

  /** A hand of two cards that is not split. */
  playPair(hand: Total, afterSplit: boolean): RoundMeans {
    const played = this.play(hand);
    const may = this.mayDouble(hand) && (!afterSplit || this.variant.doubleAfterSplit);
    return may ? findBetter(played, this.double(hand)) : played;
  }

  /** Two hands of one card each; split aces take one card alone. */
  split(points: number): RoundMeans {
    const start = addPoints(noCards, points);
    const one = mixCards((next) => {
      const hand = addPoints(start, next);
      return points === 1 ? this.stand(hand) : this.playPair(hand, true);
    });
    return { staked: 2 * one.staked, paid: 2 * one.paid };
  }

  /** The best of all that a first hand may do. */
  open(first: number, second: number): RoundMeans {
    const hand = addPoints(addPoints(noCards, first), second);
    const unsplit = this.playPair(hand, false);
    return first === second ? findBetter(unsplit, this.split(first)) : unsplit;
  }
}

/** The means of a round at the best play. */
export function findRoundMeans(variant: BlackjackVariant): RoundMeans {
  return mixCards((up) => {
    const expectation = new Expectation(variant, up);
    const hole = blackjackHoles.get(up);
    const dealerHas = hole === undefined ? 0 : findChance(hole);
    return mixCards((first) =>
      mixCards((second) => {
        const has = first + second === 11 && (first === 1 || second === 1);
        const against = { staked: 1, paid: has ? 1 : 0 };
        const otherwise = has
          ? { staked: 1, paid: variant.blackjackPays / 100 }
          : expectation.open(first, second);
        return mixMeans([
          [against, dealerHas],
          [otherwise, 1 - dealerHas],
        ]);
      }),
    );
  });
}
