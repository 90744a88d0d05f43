import { createGamePage } from '../frame/createGamePage';
import { jhandiScreen } from '../jhandi/jhandiScreen';

export const Page = createGamePage(jhandiScreen);
