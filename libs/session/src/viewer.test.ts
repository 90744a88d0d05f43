import { beforeEach, expect, test } from 'vitest';
import { endSession } from './endSession';
import { memberTypes } from './memberTypes';
import { startSession } from './sessionStore';
import { viewer } from './viewer';

beforeEach(() => endSession());

test.each([
  [undefined, 'visitor'],
  [memberTypes.player, 'member'],
  [memberTypes.agent, 'agent'],
  [memberTypes.freeTrial, 'trial'],
  [memberTypes.guest, 'trial'],
])('a session of type %s makes its browser that of a %s [SESS-05, AGENT-01]', (type, expected) => {
  if (type !== undefined)
    startSession({ token: 't', merchantCode: 'm', userName: 'ana', type, firstTimeLogin: false });
  expect(viewer()).toBe(expected);
});
