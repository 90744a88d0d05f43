export { ReferralPopup } from './pages/ReferralPopup';
export type { ReferralPopupProps } from './pages/ReferralPopup';
export { memberScreens } from './screens';
