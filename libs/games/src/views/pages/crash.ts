import { startGame } from '../frame/startGame';
import { crashScreen } from '../crash/crashScreen';

startGame(crashScreen);
