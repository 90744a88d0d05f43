import { startGame } from '../frame/startGame';
import { luckyNineScreen } from '../luckyNine/luckyNineScreen';

startGame(luckyNineScreen);
