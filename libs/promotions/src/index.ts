export { promotionsRoutes } from './routes';
