import { startGame } from '../frame/startGame';
import { kenoScreen } from '../keno/kenoScreen';

startGame(kenoScreen);
