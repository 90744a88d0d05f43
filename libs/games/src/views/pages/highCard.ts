import { startGame } from '../frame/startGame';
import { highCardScreen } from '../highCard/highCardScreen';

startGame(highCardScreen);
