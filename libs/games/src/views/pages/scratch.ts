import { startGame } from '../frame/startGame';
import { scratchScreen } from '../scratch/scratchScreen';

startGame(scratchScreen);
