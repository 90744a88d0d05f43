import { createGamePage } from '../frame/createGamePage';
import { moneyWheelScreen } from '../moneyWheel/moneyWheelScreen';

export const Page = createGamePage(moneyWheelScreen);
