import { sessionStore, storageKeys } from '@playhouse/storage';

// Apart from `pendingAction`, which reads it back by a schema: every first load carries the login gate.

/** An action that a visitor tapped, done once they are logged in: data, so that it survives a page load. */
export type PendingAction =
  | { readonly kind: 'favourite'; readonly nodeId: string; readonly vendor: string }
  | { readonly kind: 'launch'; readonly nodeId: string }
  | { readonly kind: 'referral' };

// A tap is meant for now: after a quarter of an hour nobody expects it to happen any more.
const lifetimeMs = 15 * 60_000;

export function keepPendingAction(action: PendingAction): void {
  const kept = { action, until: Date.now() + lifetimeMs };
  sessionStore.set(storageKeys.pendingAction, JSON.stringify(kept));
}

export function clearPendingAction(): void {
  sessionStore.remove(storageKeys.pendingAction);
}
