import type { HiLoAction, HiLoView } from '../../rules/hiLo/createHiLo';
import type { HiLoVariant } from '../../rules/hiLo/hiLoVariants';
import type { GameScreen } from '../gameScreen';
import { HiLoRules } from './HiLoRules';
import { HiLoTable } from './HiLoTable';

/** Higher or lower than the card on the table. */
export const hiLoScreen: GameScreen<HiLoVariant, HiLoAction, HiLoView> = {
  words: 'hiLo',
  Table: HiLoTable,
  Rules: HiLoRules,
  revealMs: ({ ended }) => (ended === 'cashedOut' ? 0 : 500),
};
