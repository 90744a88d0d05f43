import type { MinesAction, MinesView } from '../../rules/mines/createMines';
import type { MinesVariant } from '../../rules/mines/minesVariants';
import type { GameScreen } from '../gameScreen';
import { MinesRules } from './MinesRules';
import { MinesTable } from './MinesTable';

/** Gems and mines under closed cells. */
export const minesScreen: GameScreen<MinesVariant, MinesAction, MinesView> = {
  words: 'mines',
  Table: MinesTable,
  Rules: MinesRules,
  revealMs: ({ opened, ended }) => {
    if (ended === 'hit') return 600;
    return opened.length === 0 ? 0 : 250;
  },
};
