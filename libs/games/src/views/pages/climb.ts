import { climbScreen } from '../climb/climbScreen';
import { startGame } from '../frame/startGame';

startGame(climbScreen);
