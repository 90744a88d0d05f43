import { createGamePage } from '../frame/createGamePage';
import { raceScreen } from '../race/raceScreen';

export const Page = createGamePage(raceScreen);
