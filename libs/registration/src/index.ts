export { registerRulesOptions } from './queries';
export { registrationRoutes } from './routes';
