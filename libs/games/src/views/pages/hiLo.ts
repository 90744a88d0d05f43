import { startGame } from '../frame/startGame';
import { hiLoScreen } from '../hiLo/hiLoScreen';

startGame(hiLoScreen);
