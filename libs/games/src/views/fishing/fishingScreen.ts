import type { FishingAction, FishingView } from '../../rules/fishing/createFishing';
import type { FishingVariant } from '../../rules/fishing/fishingVariants';
import type { GameScreen } from '../gameScreen';
import { FishingRules } from './FishingRules';
import { FishingTable } from './FishingTable';

/** A sea of fish; shots follow one another quickly. */
export const fishingScreen: GameScreen<FishingVariant, FishingAction, FishingView> = {
  words: 'fishing',
  Table: FishingTable,
  Rules: FishingRules,
  revealMs: ({ caught }) => (caught ? 600 : 280),
};
