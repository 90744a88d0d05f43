import { startGame } from '../frame/startGame';
import { treasureMapScreen } from '../treasureMap/treasureMapScreen';

startGame(treasureMapScreen);
