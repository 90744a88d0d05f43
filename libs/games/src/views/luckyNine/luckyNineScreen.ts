import type { LuckyNineAction, LuckyNineView } from '../../rules/luckyNine/createLuckyNine';
import type { LuckyNineVariant } from '../../rules/luckyNine/variants';
import type { GameScreen } from '../gameScreen';
import { LuckyNineRules } from './LuckyNineRules';
import { LuckyNineTable } from './LuckyNineTable';

export const luckyNineScreen: GameScreen<LuckyNineVariant, LuckyNineAction, LuckyNineView> = {
  words: 'luckyNine',
  Table: LuckyNineTable,
  Rules: LuckyNineRules,
  revealMs: () => 1000,
};
