import { startGame } from '../frame/startGame';
import { redBlackScreen } from '../redBlack/redBlackScreen';

startGame(redBlackScreen);
