import { createGamePage } from '../frame/createGamePage';
import { videoPokerScreen } from '../videoPoker/videoPokerScreen';

export const Page = createGamePage(videoPokerScreen);
