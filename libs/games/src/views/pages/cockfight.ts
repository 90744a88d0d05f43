import { createGamePage } from '../frame/createGamePage';
import { cockfightScreen } from '../cockfight/cockfightScreen';

export const Page = createGamePage(cockfightScreen);
