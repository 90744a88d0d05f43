export { authScreens } from './screens';
export { SessionEndDialog } from './pages/SessionEndDialog';
export type { SessionEndDialogProps } from './pages/SessionEndDialog';
export { SmsCaptchaDialog } from './pages/SmsCaptchaDialog';
export type { SmsCaptchaDialogProps } from './pages/SmsCaptchaDialog';
export { AccountDoors } from './views/AccountDoors';
export type { AccountDoorsProps } from './views/AccountDoors';
export { LoginPopup } from './views/LoginPopup';
export type { LoginPopupProps } from './views/LoginPopup';
