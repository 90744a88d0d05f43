import type { DiceAction, DiceView } from '../../rules/dice/createDice';
import type { DiceVariant } from '../../rules/dice/diceVariants';
import type { GameScreen } from '../gameScreen';
import { DiceRules } from './DiceRules';
import { DiceTable } from './DiceTable';

/** Dice over or under a line. */
export const diceScreen: GameScreen<DiceVariant, DiceAction, DiceView> = {
  words: 'dice',
  Table: DiceTable,
  Rules: DiceRules,
  revealMs: () => 950,
};
