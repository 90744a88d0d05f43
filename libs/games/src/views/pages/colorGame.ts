import { startGame } from '../frame/startGame';
import { colorGameScreen } from '../colorGame/colorGameScreen';

startGame(colorGameScreen);
