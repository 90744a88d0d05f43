import { createGamePage } from '../frame/createGamePage';
import { baccaratScreen } from '../baccarat/baccaratScreen';

export const Page = createGamePage(baccaratScreen);
