import { createGamePage } from '../frame/createGamePage';
import { colorGameScreen } from '../colorGame/colorGameScreen';

export const Page = createGamePage(colorGameScreen);
