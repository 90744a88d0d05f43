import { createGamePage } from '../frame/createGamePage';
import { slotScreen } from '../slot/slotScreen';

export const Page = createGamePage(slotScreen);
