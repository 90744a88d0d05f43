export { registerRulesOptions } from './queries';
export { registrationScreens } from './screens';
