import { localStore, sessionStore, storageKeys } from '@playhouse/storage';
import { create } from 'zustand';
import { sessionRecord } from './sessionRecord';
import type { Session } from './sessionRecord';

interface SessionState {
  readonly session: Session | undefined;
}

/**
 * Why the session changed: `login` and `logout` in this tab, `expired` when the platform ended it
 * (SESS-03), `elsewhere` when another tab did it (SESS-04).
 */
export type SessionReason = 'login' | 'logout' | 'expired' | 'elsewhere';

export interface SessionChange {
  readonly session: Session | undefined;
  readonly previous: Session | undefined;
  readonly reason: SessionReason;
}

// The initial state is that of a visitor, as the prerendered page is: React hydrates with it and reads
// the state set below right after, so that a member sees no mismatch.
const useStore = create<SessionState>(() => ({ session: undefined }));
const listeners = new Set<(change: SessionChange) => void>();

function same(left: Session | undefined, right: Session | undefined): boolean {
  return left?.token === right?.token && left?.type === right?.type;
}

function show(session: Session | undefined, reason: SessionReason): void {
  const previous = useStore.getState().session;
  if (same(previous, session)) return;
  // A tab outlives its member, and what they typed is nobody else's.
  if (previous && previous.userName !== session?.userName) sessionStore.remove(storageKeys.draft);
  useStore.setState({ session });
  for (const listener of [...listeners]) listener({ session, previous, reason });
}

/** Reads the record again: at start, when another tab wrote it, and when a page may have missed that it did. */
export function rehydrateSession(): void {
  show(sessionRecord.get(), 'elsewhere');
}

/** The saved session; `undefined` for a visitor. */
export function getSession(): Session | undefined {
  return useStore.getState().session;
}

/** The saved session, as a hook. */
export function useSession(): Session | undefined {
  return useStore((state) => state.session);
}

/** Saves the session of a login; every tab becomes a member's (LOGIN-12, SESS-01). */
export function startSession(session: Session): void {
  // Shown before it is written, so that storage's own notice finds nothing left to tell.
  const former = sessionRecord.get();
  show(session, 'login');
  if (former?.userName !== session.userName) localStore.remove(storageKeys.memberInfo);
  sessionRecord.set(session);
}

/** Drops the session record itself; `endSession` clears what belongs to it as well. */
export function dropSession(reason: 'logout' | 'expired'): void {
  show(undefined, reason);
  sessionRecord.remove();
}

/** Calls back on every login and logout, of this tab and of others; returns the unsubscribe function. */
export function onSessionChange(listener: (change: SessionChange) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

rehydrateSession();
sessionRecord.subscribe(rehydrateSession);
