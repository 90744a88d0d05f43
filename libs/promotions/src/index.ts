export { promotionsScreens } from './screens';
