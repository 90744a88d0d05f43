import { startGame } from '../frame/startGame';
import { slotScreen } from '../slot/slotScreen';

startGame(slotScreen);
