import { startGame } from '../frame/startGame';
import { minesScreen } from '../mines/minesScreen';

startGame(minesScreen);
