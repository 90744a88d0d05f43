import { createGamePage } from '../frame/createGamePage';
import { highCardScreen } from '../highCard/highCardScreen';

export const Page = createGamePage(highCardScreen);
