import { startGame } from '../frame/startGame';
import { fishingScreen } from '../fishing/fishingScreen';

startGame(fishingScreen);
