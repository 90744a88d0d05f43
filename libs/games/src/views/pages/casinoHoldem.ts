import { createGamePage } from '../frame/createGamePage';
import { casinoHoldemScreen } from '../casinoHoldem/casinoHoldemScreen';

export const Page = createGamePage(casinoHoldemScreen);
