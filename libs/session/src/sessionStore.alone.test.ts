import { beforeEach, expect, test, vi } from 'vitest';
import { endSession, expireSession } from './endSession';
import { getSession, onSessionChange, rehydrateSession, startSession } from './sessionStore';
import type { Session } from './sessionRecord';

const session: Session = {
  token: 't0ken',
  merchantCode: 'amihanda',
  userName: 'ana',
  type: 0,
  firstTimeLogin: true,
};

beforeEach(() => {
  localStorage.clear();
  rehydrateSession();
});

/** Does as the browser does in this tab when another one changes the storage. */
function inAnotherTab(value: string | null): void {
  const key = 'MC_SESSION_INFO';
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  window.dispatchEvent(
    new StorageEvent('storage', { key, newValue: value, storageArea: localStorage }),
  );
}

test('logged in means that a saved session exists [SESS-01]', () => {
  expect(getSession()).toBeUndefined();
  startSession(session);
  expect(getSession()).toEqual(session);
  expect(JSON.parse(localStorage.getItem('MC_SESSION_INFO') ?? '')).toEqual(session);
});

test('a session survives a reload [SESS-01]', async () => {
  startSession(session);
  vi.resetModules();
  const reloaded = await import('./sessionStore');
  expect(reloaded.getSession()).toEqual(session);
});

test('a record that is damaged is no session [SESS-01]', () => {
  localStorage.setItem('MC_SESSION_INFO', '{"token":""}');
  rehydrateSession();
  expect(getSession()).toBeUndefined();
});

test('logging out in one tab logs out the others [SESS-04]', () => {
  startSession(session);
  const listener = vi.fn();
  const stop = onSessionChange(listener);
  inAnotherTab(null);
  stop();
  expect(getSession()).toBeUndefined();
  expect(listener).toHaveBeenCalledExactlyOnceWith({
    session: undefined,
    previous: session,
    reason: 'elsewhere',
  });
});

test('logging in in one tab logs in the others [SESS-04]', () => {
  inAnotherTab(JSON.stringify(session));
  expect(getSession()).toEqual(session);
});

test.each([
  ['logout', endSession],
  ['expired', expireSession],
] as const)(
  'the end of a session is told once, with its reason: %s [SESS-03, SESS-04]',
  (reason, end) => {
    startSession(session);
    const listener = vi.fn();
    const stop = onSessionChange(listener);
    end();
    stop();
    expect(listener).toHaveBeenCalledExactlyOnceWith({
      session: undefined,
      previous: session,
      reason,
    });
  },
);
