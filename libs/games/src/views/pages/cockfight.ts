import { startGame } from '../frame/startGame';
import { cockfightScreen } from '../cockfight/cockfightScreen';

startGame(cockfightScreen);
