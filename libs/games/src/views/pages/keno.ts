import { createGamePage } from '../frame/createGamePage';
import { kenoScreen } from '../keno/kenoScreen';

export const Page = createGamePage(kenoScreen);
