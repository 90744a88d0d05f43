export { takeLock } from './db/lock';
