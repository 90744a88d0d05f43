import type { ClimbVariant } from '../../rules/climb/climbVariants';
import type { ClimbAction, ClimbView } from '../../rules/climb/createClimb';
import type { GameScreen } from '../gameScreen';
import { ClimbRules } from './ClimbRules';
import { ClimbTable } from './ClimbTable';

/** Towers, ladders, volcanoes, coins, penalties and shots at a hoop. */
export const climbScreen: GameScreen<ClimbVariant, ClimbAction, ClimbView> = {
  words: 'climb',
  Table: ClimbTable,
  Rules: ClimbRules,
  revealMs: ({ ended }) => (ended === 'cashedOut' ? 0 : 900),
};
