export { authRoutes } from './routes';
export { LoginPopup } from './views/LoginPopup';
export type { LoginPopupProps } from './views/LoginPopup';
