import { startGame } from '../frame/startGame';
import { limboScreen } from '../limbo/limboScreen';

startGame(limboScreen);
