export { localStore, sessionStore } from './createStore';
export type { TextStore } from './createStore';
export { jsonItem } from './jsonItem';
export type { ItemSchema, JsonItem } from './jsonItem';
export { storageKeys } from './storageKeys';
export type { StorageKey } from './storageKeys';
