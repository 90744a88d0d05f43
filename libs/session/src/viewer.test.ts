import { beforeEach, expect, test } from 'vitest';
import { endSession } from './endSession';
import { memberTypes } from './memberTypes';
import { startSession } from './sessionStore';
import { viewer } from './viewer';

beforeEach(() => endSession());

function logIn(type: number): void {
  startSession({ token: 't', merchantCode: 'm', userName: 'ana', type, firstTimeLogin: false });
}

test('nobody who is not logged in is more than a visitor [SESS-05]', () => {
  expect(viewer()).toBe('visitor');
});

test.each([memberTypes.player, memberTypes.freeTrial, memberTypes.guest])(
  'type %i is a member, and no agent [AGENT-01]',
  (type) => {
    logIn(type);
    expect(viewer()).toBe('member');
  },
);

test.each([memberTypes.agent, memberTypes.topAgent])('type %i is an agent [AGENT-01]', (type) => {
  logIn(type);
  expect(viewer()).toBe('agent');
});
