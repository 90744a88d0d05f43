export { ClosedPage as Page } from '../frame/ClosedPage';
