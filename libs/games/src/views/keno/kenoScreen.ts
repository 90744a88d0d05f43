import type { KenoAction, KenoView } from '../../rules/keno/createKeno';
import type { KenoVariant } from '../../rules/keno/kenoVariants';
import type { GameScreen } from '../gameScreen';
import { drawMs } from './drawTime';
import { KenoRules } from './KenoRules';
import { KenoTable } from './KenoTable';

/** Numbers of a drum. */
export const kenoScreen: GameScreen<KenoVariant, KenoAction, KenoView> = {
  words: 'keno',
  Table: KenoTable,
  Rules: KenoRules,
  revealMs: ({ drawn }) => drawn.length * drawMs + 400,
};
