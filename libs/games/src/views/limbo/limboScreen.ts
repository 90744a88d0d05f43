import type { LimboAction, LimboView } from '../../rules/limbo/createLimbo';
import type { LimboVariant } from '../../rules/limbo/limboVariants';
import type { GameScreen } from '../gameScreen';
import { LimboRules } from './LimboRules';
import { LimboTable } from './LimboTable';

/** One leap over a bar. */
export const limboScreen: GameScreen<LimboVariant, LimboAction, LimboView> = {
  words: 'limbo',
  Table: LimboTable,
  Rules: LimboRules,
  revealMs: () => 950,
};
