export { LotteryPage as Page } from '../lottery/LotteryPage';
