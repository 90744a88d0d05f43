import { findShare } from '../bets/exactShare';
import { createMoveAction, type MoveAction } from '../bets/moveAction';
import {
  findFiveCardKind,
  fiveCardKinds,
  rankFiveCards,
  type FiveCardKind,
} from '../cards/fiveCards';
import { createShoe, type Card } from '../draw';
import type { Game } from '../game';
import {
  callStakes,
  findBar,
  payHoldemCall,
  type CasinoHoldemVariant,
  type HoldemPlace,
} from './variants';

export type HoldemMove = 'call' | 'fold';
export type HoldemAction = MoveAction<'deal' | HoldemMove>;

export interface HoldemView {
  readonly player: readonly Card[];
  readonly board: readonly Card[];
  /** The player's kind of hand with the board. */
  readonly playerKind: FiveCardKind;
  /** The dealer's cards at the end, with how they stand to the player's. */
  readonly dealer?:
    | { readonly cards: readonly Card[]; readonly kind: FiveCardKind; readonly place: HoldemPlace }
    | undefined;
  readonly moves: readonly HoldemMove[];
}

export type CasinoHoldemGame = Game<HoldemAction, HoldemView>;

const moves = ['call', 'fold'] as const;

function findPlace(player: number, dealer: number, bar: number): HoldemPlace {
  if (dealer < bar) return 'unqualified';
  if (dealer === player) return 'equal';
  return dealer < player ? 'lower' : 'higher';
}

/** Two own cards and a board of three: an ante, then a call of two antes or a fold. */
export function createCasinoHoldem(variant: CasinoHoldemVariant): CasinoHoldemGame {
  const action = createMoveAction(['deal', ...moves]);
  const bar = findBar(variant);
  const most = fiveCardKinds.map((kind) => payHoldemCall(variant, kind, 'lower'));
  return {
    action,
    mostTimes: Math.max(...most) / 100,
    returnToPlayer: () => findShare(variant.ante),
    replay(draw, [first, second, ...more]) {
      if (first?.move !== 'deal' || more.length > 0) return undefined;
      const deal = createShoe(draw);
      const player = [deal(), deal()];
      const board = [deal(), deal(), deal()];
      const strength = rankFiveCards([...board, ...player]);
      const kind = findFiveCardKind(strength);
      const view = { player, board, playerKind: kind, moves: [] };
      if (second === undefined) return { view: { ...view, moves }, staked: 1 };
      if (second.move === 'deal' || !action.safeParse(second).success) return undefined;
      const cards = [deal(), deal()];
      const other = rankFiveCards([...board, ...cards]);
      const place = findPlace(strength, other, bar);
      const end = { ...view, dealer: { cards, kind: findFiveCardKind(other), place } };
      if (second.move === 'fold') return { view: end, staked: 1, paid: 0 };
      return { view: end, staked: 1 + callStakes, paid: payHoldemCall(variant, kind, place) };
    },
  };
}
