import { createGamePage } from '../frame/createGamePage';
import { fishingScreen } from '../fishing/fishingScreen';

export const Page = createGamePage(fishingScreen);
