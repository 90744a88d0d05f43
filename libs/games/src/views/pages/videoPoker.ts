import { startGame } from '../frame/startGame';
import { videoPokerScreen } from '../videoPoker/videoPokerScreen';

startGame(videoPokerScreen);
