import type { SlotAction, SlotView } from '../../rules/slot/createSlot';
import type { SlotMath } from '../../rules/slot/slotMath';
import type { GameScreen } from '../gameScreen';
import { SlotRules } from './SlotRules';
import { getSlotMs } from './slotSteps';
import { SlotTable } from './SlotTable';

/** A slot by its mathematics. */
export const slotScreen: GameScreen<SlotMath, SlotAction, SlotView> = {
  words: 'slot',
  Table: SlotTable,
  Rules: SlotRules,
  revealMs: getSlotMs,
};
