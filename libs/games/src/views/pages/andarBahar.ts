import { createGamePage } from '../frame/createGamePage';
import { andarBaharScreen } from '../andarBahar/andarBaharScreen';

export const Page = createGamePage(andarBaharScreen);
