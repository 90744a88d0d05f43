import { expect, it } from 'vitest';
import { nextRain, untilRainChanges } from './redRain';

const minute = 60_000;
const falling = {
  open: true,
  startTime: 0,
  endTime: 20 * minute,
  nextStartTime: 60 * minute,
  remaining: 1,
  winners: [],
};
const over = { ...falling, open: false, startTime: 60 * minute };

it('the rain is asked for again when it ends, and when it begins', () => {
  expect(untilRainChanges(falling, 5 * minute)).toBe(15 * minute);
  expect(untilRainChanges(over, 25 * minute)).toBe(35 * minute);
});

it('a rain that is late is asked for every ten seconds, one without times never', () => {
  expect(untilRainChanges(falling, 30 * minute)).toBe(10_000);
  expect(untilRainChanges({ open: false, remaining: 1, winners: [] }, 0)).toBe(false);
});

it('the next rain is never the one that falls', () => {
  expect(nextRain(falling)).toBe(60 * minute);
  expect(nextRain(over)).toBe(60 * minute);
  expect(nextRain({ ...falling, nextStartTime: undefined })).toBeUndefined();
});
