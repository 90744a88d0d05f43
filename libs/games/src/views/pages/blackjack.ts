import { startGame } from '../frame/startGame';
import { blackjackScreen } from '../blackjack/blackjackScreen';

startGame(blackjackScreen);
