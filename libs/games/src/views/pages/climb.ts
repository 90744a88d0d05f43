import { climbScreen } from '../climb/climbScreen';
import { createGamePage } from '../frame/createGamePage';

export const Page = createGamePage(climbScreen);
