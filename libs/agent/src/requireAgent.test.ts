import { signIn } from '@playhouse/fixtures';
import { endSession, memberTypes } from '@playhouse/session';
import { afterEach, expect, test } from 'vitest';
import { requireAgent } from './requireAgent';

afterEach(() => endSession());

function login(type: number): void {
  signIn({ token: 't', merchantCode: 'm', userName: 'u', type, firstTimeLogin: false });
}

function target(): string | null {
  try {
    requireAgent();
    return null;
  } catch (thrown) {
    return thrown instanceof Response ? thrown.headers.get('Location') : 'not a redirect';
  }
}

test('a visitor is sent home [AGENT-01]', () => {
  expect(target()).toBe('/m/home');
});

test.each([memberTypes.player, memberTypes.freeTrial, memberTypes.guest])(
  'member type %i is sent home [AGENT-01]',
  (type) => {
    login(type);
    expect(target()).toBe('/m/home');
  },
);

test.each([memberTypes.agent, memberTypes.topAgent])('member type %i passes [AGENT-01]', (type) => {
  login(type);
  expect(target()).toBeNull();
});
