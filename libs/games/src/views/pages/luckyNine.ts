import { createGamePage } from '../frame/createGamePage';
import { luckyNineScreen } from '../luckyNine/luckyNineScreen';

export const Page = createGamePage(luckyNineScreen);
