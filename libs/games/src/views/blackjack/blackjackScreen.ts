import type { BlackjackAction, BlackjackView } from '../../rules/blackjack/createBlackjack';
import type { BlackjackVariant } from '../../rules/blackjack/variants';
import type { GameScreen } from '../gameScreen';
import { BlackjackRules } from './BlackjackRules';
import { BlackjackTable } from './BlackjackTable';

export const blackjackScreen: GameScreen<BlackjackVariant, BlackjackAction, BlackjackView> = {
  words: 'blackjack',
  Table: BlackjackTable,
  Rules: BlackjackRules,
  revealMs: ({ dealer, moves }) =>
    moves.length > 0 ? 600 : 700 + 200 * Math.min(7, dealer.length),
};
