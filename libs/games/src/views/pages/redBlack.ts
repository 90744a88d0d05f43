import { createGamePage } from '../frame/createGamePage';
import { redBlackScreen } from '../redBlack/redBlackScreen';

export const Page = createGamePage(redBlackScreen);
