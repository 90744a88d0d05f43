export { NewPayoutAccount } from './pages/NewPayoutAccount';
export { ReferralPopup } from './pages/ReferralPopup';
export type { ReferralPopupProps } from './pages/ReferralPopup';
export { SetPaymentPassword } from './pages/SetPaymentPassword';
export { memberScreens } from './screens';
