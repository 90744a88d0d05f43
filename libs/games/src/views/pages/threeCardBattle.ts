import { createGamePage } from '../frame/createGamePage';
import { threeCardBattleScreen } from '../threeCardBattle/threeCardBattleScreen';

export const Page = createGamePage(threeCardBattleScreen);
