export type { ForeignSteps } from './pages/Withdrawal';
export { Withdrawal } from './pages/Withdrawal';
export { walletScreens } from './screens';
