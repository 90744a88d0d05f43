import { expect, test } from 'vitest';
import { nearerEnd, untilNextLook } from './sessionEnd';

const minute = 60_000;

test('what ends first is what the player is warned of [SESS-03]', () => {
  expect(nearerEnd({ idleEndsAt: 5, endsAt: 9 })).toEqual({ at: 5, isIdle: true });
  expect(nearerEnd({ idleEndsAt: 9, endsAt: 5 })).toEqual({ at: 5, isIdle: false });
});

test('the platform is asked again when the warning is due, and often from then on', () => {
  const end = { at: 60 * minute, isIdle: true };
  expect(untilNextLook(end, 0)).toBe(58 * minute);
  expect(untilNextLook(end, 58 * minute)).toBe(10_000);
  expect(untilNextLook(end, 61 * minute)).toBe(10_000);
});
