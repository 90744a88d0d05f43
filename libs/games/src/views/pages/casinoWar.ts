import { createGamePage } from '../frame/createGamePage';
import { casinoWarScreen } from '../casinoWar/casinoWarScreen';

export const Page = createGamePage(casinoWarScreen);
