import { createThreeCardBattle } from '../../rules/threeCardBattle/createThreeCardBattle';
import { createDuelScreen } from '../threeCardDuel/createDuelScreen';

export const threeCardBattleScreen = createDuelScreen('threeCardBattle', createThreeCardBattle);
