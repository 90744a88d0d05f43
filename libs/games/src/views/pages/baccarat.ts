import { startGame } from '../frame/startGame';
import { baccaratScreen } from '../baccarat/baccaratScreen';

startGame(baccaratScreen);
