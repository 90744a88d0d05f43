import type { ScratchAction, ScratchView } from '../../rules/scratch/createScratch';
import type { ScratchVariant } from '../../rules/scratch/scratchVariants';
import type { GameScreen } from '../gameScreen';
import { ScratchRules } from './ScratchRules';
import { ScratchTable } from './ScratchTable';
import { cellMs } from './scratchTime';

/** A scratch card. */
export const scratchScreen: GameScreen<ScratchVariant, ScratchAction, ScratchView> = {
  words: 'scratch',
  Table: ScratchTable,
  Rules: ScratchRules,
  revealMs: ({ cells }) => cells.length * cellMs + 400,
};
