import { createGamePage } from '../frame/createGamePage';
import { threeCardPokerScreen } from '../threeCardPoker/threeCardPokerScreen';

export const Page = createGamePage(threeCardPokerScreen);
