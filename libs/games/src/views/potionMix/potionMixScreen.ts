import type { PotionAction, PotionView } from '../../rules/potionMix/createPotionMix';
import type { PotionVariant } from '../../rules/potionMix/potionVariants';
import type { GameScreen } from '../gameScreen';
import { PotionRules } from './PotionRules';
import { PotionTable } from './PotionTable';

/** Ingredients in a cauldron. */
export const potionMixScreen: GameScreen<PotionVariant, PotionAction, PotionView> = {
  words: 'potionMix',
  Table: PotionTable,
  Rules: PotionRules,
  revealMs: () => 1200,
};
