import { startGame } from '../frame/startGame';
import { raceScreen } from '../race/raceScreen';

startGame(raceScreen);
