import { startGame } from '../frame/startGame';
import { virtualMatchScreen } from '../virtualMatch/virtualMatchScreen';

startGame(virtualMatchScreen);
