import { localStore, storageKeys } from '@playhouse/storage';
import { useSyncExternalStore } from 'react';
import { detectPlatform } from './detectPlatform';
import type { Platform } from './detectPlatform';

/** A prerendered page assumes a plain browser of which nothing is known. */
const unknownPlatform: Platform = detectPlatform({ userAgent: '' });

const modes = ['standalone', 'fullscreen', 'minimal-ui'] as const;

function displayMode(): string {
  const inForce = modes.find((mode) => window.matchMedia?.(`(display-mode: ${mode})`).matches);
  return inForce ?? 'browser';
}

let detected: Platform | undefined;

/** The platform this page runs on; it does not change while the page lives. */
export function currentPlatform(): Platform {
  if (typeof window === 'undefined') return unknownPlatform;
  const { userAgent, maxTouchPoints } = navigator;
  detected ??= detectPlatform({
    userAgent,
    maxTouchPoints,
    standalone: 'standalone' in navigator && navigator.standalone === true,
    displayMode: displayMode(),
    webclip: localStore.get(storageKeys.webclip) !== undefined,
  });
  return detected;
}

const neverChanges = () => () => undefined;

/** The platform this page runs on; an unknown one while a prerendered page takes over. */
export function usePlatform(): Platform {
  return useSyncExternalStore(neverChanges, currentPlatform, () => unknownPlatform);
}
