import { createGamePage } from '../frame/createGamePage';
import { potionMixScreen } from '../potionMix/potionMixScreen';

export const Page = createGamePage(potionMixScreen);
