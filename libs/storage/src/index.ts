export { localStore, sessionStore } from './createStore';
export type { TextStore } from './createStore';
export { jsonItem } from './jsonItem';
export type { JsonItem } from './jsonItem';
export { storageKeys } from './storageKeys';
export type { StorageKey } from './storageKeys';
