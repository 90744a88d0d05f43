export { lotteryScreens } from './screens';
