import { startGame } from '../frame/startGame';
import { diceScreen } from '../dice/diceScreen';

startGame(diceScreen);
