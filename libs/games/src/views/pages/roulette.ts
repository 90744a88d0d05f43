import { startGame } from '../frame/startGame';
import { rouletteScreen } from '../roulette/rouletteScreen';

startGame(rouletteScreen);
