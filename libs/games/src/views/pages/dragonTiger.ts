import { startGame } from '../frame/startGame';
import { dragonTigerScreen } from '../dragonTiger/dragonTigerScreen';

startGame(dragonTigerScreen);
