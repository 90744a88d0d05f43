import { expect, it } from 'vitest';
import * as face from './index';

it('has a public face of exactly these names', () => {
  expect(Object.keys(face).sort()).toEqual([
    'AppLayout',
    'ErrorScreen',
    'Scriptless',
    'StartFailure',
    'StartNote',
    'StartupGate',
    'arrive',
    'attachChunkRecovery',
    'attachConnectivity',
    'attachEditGuard',
    'attachServiceWorker',
    'screensOf',
    'siteScreens',
    'tellLobbyAge',
  ]);
});
