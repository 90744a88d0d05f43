import { createGamePage } from '../frame/createGamePage';
import { bullBullScreen } from '../bullBull/bullBullScreen';

export const Page = createGamePage(bullBullScreen);
