import { startGame } from '../frame/startGame';
import { threeCardBattleScreen } from '../threeCardBattle/threeCardBattleScreen';

startGame(threeCardBattleScreen);
