import { startGame } from '../frame/startGame';
import { moneyWheelScreen } from '../moneyWheel/moneyWheelScreen';

startGame(moneyWheelScreen);
