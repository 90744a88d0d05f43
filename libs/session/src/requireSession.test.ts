import { beforeEach, expect, test } from 'vitest';
import { endSession } from './endSession';
import { requireSession } from './requireSession';
import { startSession } from './sessionStore';

beforeEach(() => endSession());

function visit(redirectTo?: string): string | null {
  const request = new Request('https://site.example/m/webEmail?page=2');
  try {
    requireSession(redirectTo)({ request } as Parameters<ReturnType<typeof requireSession>>[0]);
    return null;
  } catch (thrown) {
    return thrown instanceof Response ? thrown.headers.get('Location') : 'no redirect';
  }
}

test('a visitor goes to the login and comes back to the screen [SESS-05, LOGIN-15]', () => {
  expect(visit()).toBe('/m/login?returnTo=%2Fm%2FwebEmail%3Fpage%3D2');
});

test('a screen may send visitors elsewhere [CHPW-02, SET-01]', () => {
  expect(visit('/m/home')).toBe('/m/home');
});

test('members pass [SESS-05]', () => {
  startSession({ token: 't', merchantCode: 'm', userName: 'ana', type: 0, firstTimeLogin: false });
  expect(visit()).toBeNull();
});
