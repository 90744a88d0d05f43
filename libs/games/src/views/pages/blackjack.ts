import { createGamePage } from '../frame/createGamePage';
import { blackjackScreen } from '../blackjack/blackjackScreen';

export const Page = createGamePage(blackjackScreen);
