import { beforeEach, expect, test, vi } from 'vitest';
import { sessionPassword } from './sessionPassword';
import { dropSession, rehydrateSession, startSession } from './sessionStore';

const ana = {
  token: 'token-1',
  merchantCode: 'm',
  userName: 'ana',
  type: 0,
  firstTimeLogin: false,
};

beforeEach(() => {
  localStorage.clear();
  rehydrateSession();
  sessionPassword.clear();
  startSession(ana);
});

async function afterReload() {
  vi.resetModules();
  return (await import('./sessionPassword')).sessionPassword;
}

test('the session’s password is held under PSW, not in clear, over a reload [CRED-01]', async () => {
  sessionPassword.set('Playhouse-2026', { stored: true });
  expect(sessionStorage.getItem('PSW')).not.toContain('Playhouse-2026');
  expect((await afterReload()).get()).toBe('Playhouse-2026');
});

test('a merchant that does not remember has nothing stored [CRED-01]', async () => {
  sessionPassword.set('Playhouse-2026', { stored: false });
  expect(sessionPassword.get()).toBe('Playhouse-2026');
  expect(sessionStorage.getItem('PSW')).toBeNull();
  expect((await afterReload()).get()).toBeUndefined();
});

test('after a change the new one is known and the stored one removed [CHPW-05]', () => {
  sessionPassword.set('Playhouse-2026', { stored: true });
  sessionPassword.update('New-2026');
  expect(sessionPassword.get()).toBe('New-2026');
  expect(sessionStorage.getItem('PSW')).toBeNull();
});

test.each([
  ['another member', { ...ana, token: 'token-2', userName: 'ben' }],
  ['another session of the same member', { ...ana, token: 'token-2' }],
  ['nobody', undefined],
])('it is of one session: %s has none, held or stored [CHPW-01]', async (_whose, next) => {
  sessionPassword.set('Playhouse-2026', { stored: true });
  // As another tab does it: this one is not asked to clear anything.
  if (next === undefined) dropSession('expired');
  else localStorage.setItem('MC_SESSION_INFO', JSON.stringify(next));
  rehydrateSession();
  expect(sessionPassword.get()).toBeUndefined();
  expect((await afterReload()).get()).toBeUndefined();
});
