import { createGamePage } from '../frame/createGamePage';
import { limboScreen } from '../limbo/limboScreen';

export const Page = createGamePage(limboScreen);
