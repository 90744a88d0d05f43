import { createGamePage } from '../frame/createGamePage';
import { hiLoScreen } from '../hiLo/hiLoScreen';

export const Page = createGamePage(hiLoScreen);
