import { startGame } from '../frame/startGame';
import { casinoHoldemScreen } from '../casinoHoldem/casinoHoldemScreen';

startGame(casinoHoldemScreen);
