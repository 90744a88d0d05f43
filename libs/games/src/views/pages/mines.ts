import { createGamePage } from '../frame/createGamePage';
import { minesScreen } from '../mines/minesScreen';

export const Page = createGamePage(minesScreen);
