// Code that a screen needs only after its first view: it travels as one file, which each document names.
export {
  attachConnectivity,
  attachEditGuard,
  attachNextScreens,
  attachServiceWorker,
  tellFailure,
} from '@playhouse/shell';
export { confirmDocument } from './documents/confirmDocument';
export { attachLastLobby } from './offline/attachLastLobby';
export { snapshotStore } from './offline/snapshot';
export { createPlatformTransport } from './platformTransport';
export { mergeRuntime, systemWhitelabel } from './runtime';
