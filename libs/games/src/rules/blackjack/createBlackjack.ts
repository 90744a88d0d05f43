import { createMoveAction, type MoveAction } from '../bets/moveAction';
import { findReturn } from '../bets/roundMeans';
import { memoize } from '../bets/spotReturns';
import type { Card } from '../draw';
import type { Game } from '../game';
import { findRoundMeans, type BlackjackMove } from './expectation';
import { Table } from './Table';
import { addCards } from './total';
import type { BlackjackVariant } from './variants';

export type BlackjackAction = MoveAction<'deal' | BlackjackMove>;

export interface BlackjackHandView {
  readonly cards: readonly Card[];
  readonly total: number;
  /** Whether an ace counts eleven. */
  readonly soft: boolean;
  /** Units staked on this hand. */
  readonly stake: number;
  /** Hundredths of a unit that it brought back; undefined while the round goes on. */
  readonly paid?: number | undefined;
}

export interface BlackjackView {
  readonly hands: readonly BlackjackHandView[];
  /** The first card alone while the round goes on. */
  readonly dealer: readonly Card[];
  /** The hand that moves next, by its place. */
  readonly active?: number | undefined;
  readonly moves: readonly BlackjackMove[];
}

export type BlackjackGame = Game<BlackjackAction, BlackjackView>;

const actions = ['deal', 'hit', 'stand', 'double', 'split'] as const;

function createView(table: Table, paid: readonly number[] | undefined): BlackjackView {
  return {
    hands: table.hands.map(({ cards, stake }, at) => ({
      cards,
      ...addCards(cards),
      stake,
      paid: paid?.[at],
    })),
    dealer: paid === undefined ? table.dealer.slice(0, 1) : table.dealer,
    active: table.active,
    moves: table.moves,
  };
}

/** Blackjack with an endless shoe. A hand may be split once; there is no insurance. */
export function createBlackjack(variant: BlackjackVariant): BlackjackGame {
  const means = memoize(() => findRoundMeans(variant));
  return {
    action: createMoveAction(actions),
    // Two hands, both doubled.
    mostTimes: variant.doubleAfterSplit ? 8 : 4,
    returnToPlayer: () => findReturn(means()),
    replay(draw, [first, ...moves]) {
      if (first?.move !== 'deal') return undefined;
      const table = new Table(variant, () => draw(52));
      for (const { move } of moves) if (move === 'deal' || !table.move(move)) return undefined;
      const isOpen = table.active !== undefined;
      const paid = isOpen ? undefined : table.settle();
      return {
        view: createView(table, paid),
        staked: table.staked,
        paid: paid?.reduce((sum, each) => sum + each, 0),
      };
    },
  };
}
