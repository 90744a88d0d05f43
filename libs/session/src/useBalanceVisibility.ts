import { localStore, storageKeys } from '@playhouse/storage';
import { useSyncExternalStore } from 'react';

export interface BalanceVisibility {
  readonly visible: boolean;
  toggle(): void;
}

function subscribe(listener: () => void): () => void {
  return localStore.subscribe(storageKeys.balanceHidden, listener);
}

function isVisible(): boolean {
  return localStore.get(storageKeys.balanceHidden) !== '1';
}

function toggle(): void {
  localStore.set(storageKeys.balanceHidden, isVisible() ? '1' : '0');
}

/** Whether amounts are shown or masked; the choice stays in this browser and is one for all screens. */
export function useBalanceVisibility(): BalanceVisibility {
  const visible = useSyncExternalStore(subscribe, isVisible, () => true);
  return { visible, toggle };
}
