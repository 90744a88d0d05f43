// What a page does about its network and its next release once it stands, in one file of its own.
export { attachConnectivity, attachEditGuard, attachServiceWorker } from '@playhouse/shell';
export { attachLastLobby } from './attachLastLobby';
export { snapshotStore } from './snapshot';
