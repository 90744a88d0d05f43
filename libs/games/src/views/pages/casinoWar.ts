import { startGame } from '../frame/startGame';
import { casinoWarScreen } from '../casinoWar/casinoWarScreen';

startGame(casinoWarScreen);
