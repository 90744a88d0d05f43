import { startGame } from '../frame/startGame';
import { jhandiScreen } from '../jhandi/jhandiScreen';

startGame(jhandiScreen);
