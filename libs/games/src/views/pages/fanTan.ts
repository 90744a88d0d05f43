import { startGame } from '../frame/startGame';
import { fanTanScreen } from '../fanTan/fanTanScreen';

startGame(fanTanScreen);
