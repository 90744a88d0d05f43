import { startGame } from '../frame/startGame';
import { bullBullScreen } from '../bullBull/bullBullScreen';

startGame(bullBullScreen);
