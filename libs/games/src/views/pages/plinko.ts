import { createGamePage } from '../frame/createGamePage';
import { plinkoScreen } from '../plinko/plinkoScreen';

export const Page = createGamePage(plinkoScreen);
