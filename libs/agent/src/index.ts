export { agentScreens } from './screens';
