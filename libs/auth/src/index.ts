export { authScreens } from './screens';
export { LoginPopup } from './views/LoginPopup';
export type { LoginPopupProps } from './views/LoginPopup';
