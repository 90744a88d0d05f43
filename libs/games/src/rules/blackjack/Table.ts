import type { Card } from '../draw';
import type { BlackjackMove } from './expectation';
import { addCards, countCard, dealerHits, isBlackjack } from './total';
import type { BlackjackVariant } from './variants';

interface Hand {
  readonly cards: Card[];
  stake: number;
  isDone: boolean;
}

/** A round of blackjack as it is played, card by card. */
export class Table {
  readonly hands: Hand[];
  readonly dealer: Card[];
  private isSplit = false;

  constructor(
    private readonly variant: BlackjackVariant,
    private readonly deal: () => Card,
  ) {
    const first = deal();
    const up = deal();
    this.hands = [{ cards: [first, deal()], stake: 1, isDone: false }];
    this.dealer = [up, deal()];
    this.closeFull();
    // The dealer looks at the second card before anybody moves.
    if (isBlackjack(this.dealer)) for (const hand of this.hands) hand.isDone = true;
  }

  /** The hand that moves next; undefined at the end. */
  get active(): number | undefined {
    const at = this.hands.findIndex(({ isDone }) => !isDone);
    return at < 0 ? undefined : at;
  }

  get staked(): number {
    return this.hands.reduce((sum, { stake }) => sum + stake, 0);
  }

  get moves(): BlackjackMove[] {
    const hand = this.hands[this.active ?? -1];
    if (hand === undefined) return [];
    const [first = 0, second = 0, ...more] = hand.cards.map(countCard);
    const isFirst = more.length === 0;
    const { doubleAfterSplit, doubles } = this.variant;
    const mayDouble = doubles === 'any' || doubles.includes(addCards(hand.cards).total);
    return [
      'hit',
      'stand',
      ...(isFirst && mayDouble && (!this.isSplit || doubleAfterSplit) ? ['double' as const] : []),
      ...(isFirst && !this.isSplit && first === second ? ['split' as const] : []),
    ];
  }

  /** Makes a move of the active hand; false where it is not allowed. */
  move(move: BlackjackMove): boolean {
    const hand = this.hands[this.active ?? -1];
    if (hand === undefined || !this.moves.includes(move)) return false;
    if (move === 'split') this.split(hand);
    if (move === 'double') hand.stake = 2;
    if (move === 'hit' || move === 'double') hand.cards.push(this.deal());
    if (move === 'stand' || move === 'double') hand.isDone = true;
    this.closeFull();
    return true;
  }

  private split(hand: Hand): void {
    const card = hand.cards.pop() ?? 0;
    this.isSplit = true;
    hand.cards.push(this.deal());
    this.hands.push({ cards: [card, this.deal()], stake: 1, isDone: false });
    // Split aces take one card each.
    if (countCard(card) === 1) for (const each of this.hands) each.isDone = true;
  }

  private closeFull(): void {
    for (const hand of this.hands) hand.isDone ||= addCards(hand.cards).total >= 21;
  }

  /** Plays the dealer's hand and tells the hundredths that come back for each of the player's hands. */
  settle(): number[] {
    const isNatural = (cards: readonly Card[]) => !this.isSplit && isBlackjack(cards);
    const isOpen = ({ cards }: Hand) => addCards(cards).total <= 21 && !isNatural(cards);
    if (this.hands.some(isOpen))
      while (dealerHits(addCards(this.dealer), this.variant.hitsSoft17))
        this.dealer.push(this.deal());
    const dealer = isBlackjack(this.dealer) ? 21.5 : addCards(this.dealer).total;
    return this.hands.map(({ cards, stake }) => {
      const natural = isNatural(cards);
      const total = natural ? 21.5 : addCards(cards).total;
      if (total >= 22) return 0;
      if (total === dealer) return 100 * stake;
      if (natural) return this.variant.blackjackPays;
      return dealer >= 22 || dealer < total ? 200 * stake : 0;
    });
  }
}
