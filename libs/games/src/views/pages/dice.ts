import { createGamePage } from '../frame/createGamePage';
import { diceScreen } from '../dice/diceScreen';

export const Page = createGamePage(diceScreen);
