import type { PlinkoAction, PlinkoView } from '../../rules/plinko/createPlinko';
import type { PlinkoVariant } from '../../rules/plinko/plinkoVariants';
import type { GameScreen } from '../gameScreen';
import { rowMs } from './PlinkoBoard';
import { PlinkoRules } from './PlinkoRules';
import { PlinkoTable } from './PlinkoTable';

/** A ball through rows of pegs. */
export const plinkoScreen: GameScreen<PlinkoVariant, PlinkoAction, PlinkoView> = {
  words: 'plinko',
  Table: PlinkoTable,
  Rules: PlinkoRules,
  revealMs: ({ rows }) => rows * rowMs + 150,
};
