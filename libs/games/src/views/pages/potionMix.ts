import { startGame } from '../frame/startGame';
import { potionMixScreen } from '../potionMix/potionMixScreen';

startGame(potionMixScreen);
