import { createMoveAction, type MoveAction } from '../bets/moveAction';
import { memoize } from '../bets/spotReturns';
import { sumPoints } from '../cards/points';
import { createShoe, type Card } from '../draw';
import type { Game } from '../game';
import { findStrategy, payHand, type LuckyNineMove } from './strategy';
import type { LuckyNineVariant } from './variants';

export type LuckyNineAction = MoveAction<'deal' | LuckyNineMove>;

export interface LuckyNineView {
  readonly player: readonly Card[];
  /** Empty until the player has moved. */
  readonly dealer: readonly Card[];
  readonly moves: readonly LuckyNineMove[];
}

export type LuckyNineGame = Game<LuckyNineAction, LuckyNineView>;

const moves = ['draw', 'stand'] as const;

/** Nearest nine with one deck: the player sees two cards and may draw one more, the dealer draws by rule. */
export function createLuckyNine(variant: LuckyNineVariant): LuckyNineGame {
  const action = createMoveAction(['deal', ...moves]);
  const strategy = memoize(() => findStrategy(variant));
  return {
    action,
    mostTimes: Math.max(variant.pays, variant.naturalPays) / 100,
    returnToPlayer: () => strategy().returnToPlayer,
    replay(draw, [first, second, ...more]) {
      if (first?.move !== 'deal' || more.length > 0) return undefined;
      const deal = createShoe(draw);
      const player = [deal(), deal()];
      if (second === undefined) return { view: { player, dealer: [], moves }, staked: 1 };
      if (second.move === 'deal' || !action.safeParse(second).success) return undefined;
      if (second.move === 'draw') player.push(deal());
      const dealer = [deal(), deal()];
      if (sumPoints(dealer) <= variant.dealerDrawsUpTo) dealer.push(deal());
      const total = sumPoints(player);
      const isNatural = player.length === 2 && total === 9;
      const paid = payHand(variant, total, sumPoints(dealer), isNatural);
      return { view: { player, dealer, moves: [] }, staked: 1, paid };
    },
  };
}
