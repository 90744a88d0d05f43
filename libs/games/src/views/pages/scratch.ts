import { createGamePage } from '../frame/createGamePage';
import { scratchScreen } from '../scratch/scratchScreen';

export const Page = createGamePage(scratchScreen);
