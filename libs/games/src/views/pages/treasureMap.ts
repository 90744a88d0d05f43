import { createGamePage } from '../frame/createGamePage';
import { treasureMapScreen } from '../treasureMap/treasureMapScreen';

export const Page = createGamePage(treasureMapScreen);
