import { startGame } from '../frame/startGame';
import { sicBoScreen } from '../sicBo/sicBoScreen';

startGame(sicBoScreen);
