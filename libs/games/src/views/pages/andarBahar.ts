import { startGame } from '../frame/startGame';
import { andarBaharScreen } from '../andarBahar/andarBaharScreen';

startGame(andarBaharScreen);
