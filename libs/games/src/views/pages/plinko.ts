import { startGame } from '../frame/startGame';
import { plinkoScreen } from '../plinko/plinkoScreen';

startGame(plinkoScreen);
