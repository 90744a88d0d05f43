import { startGame } from '../frame/startGame';
import { threeCardPokerScreen } from '../threeCardPoker/threeCardPokerScreen';

startGame(threeCardPokerScreen);
