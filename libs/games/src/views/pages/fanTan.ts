import { createGamePage } from '../frame/createGamePage';
import { fanTanScreen } from '../fanTan/fanTanScreen';

export const Page = createGamePage(fanTanScreen);
