import type { TreasureAction, TreasureView } from '../../rules/treasureMap/createTreasureMap';
import type { TreasureVariant } from '../../rules/treasureMap/treasureVariants';
import type { GameScreen } from '../gameScreen';
import { TreasureRules } from './TreasureRules';
import { TreasureTable } from './TreasureTable';

/** An island with treasures and traps. */
export const treasureMapScreen: GameScreen<TreasureVariant, TreasureAction, TreasureView> = {
  words: 'treasureMap',
  Table: TreasureTable,
  Rules: TreasureRules,
  revealMs: ({ ended }) => {
    if (ended === 'left') return 0;
    return ended === undefined ? 300 : 600;
  },
};
