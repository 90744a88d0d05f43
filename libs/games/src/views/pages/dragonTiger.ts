import { createGamePage } from '../frame/createGamePage';
import { dragonTigerScreen } from '../dragonTiger/dragonTigerScreen';

export const Page = createGamePage(dragonTigerScreen);
