import { createGamePage } from '../frame/createGamePage';
import { rouletteScreen } from '../roulette/rouletteScreen';

export const Page = createGamePage(rouletteScreen);
