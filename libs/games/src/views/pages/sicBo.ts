import { createGamePage } from '../frame/createGamePage';
import { sicBoScreen } from '../sicBo/sicBoScreen';

export const Page = createGamePage(sicBoScreen);
