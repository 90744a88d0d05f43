import { createGamePage } from '../frame/createGamePage';
import { crashScreen } from '../crash/crashScreen';

export const Page = createGamePage(crashScreen);
