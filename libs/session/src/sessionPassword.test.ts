import { beforeEach, expect, test, vi } from 'vitest';
import { sessionPassword } from './sessionPassword';

beforeEach(() => sessionPassword.clear());

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
