import { expect, test } from 'vitest';
import { remaining, resumeCountdown, startCountdown } from './countdown';

const noon = { wall: 1_700_000_000_000, mono: 5_000 };
const later = (wall: number, mono = wall) => ({ wall: noon.wall + wall, mono: noon.mono + mono });

test('what is left is computed from the end, so that late ticks do not drift [SMS-05]', () => {
  const countdown = startCountdown(60_000, noon);
  expect(remaining(countdown, later(999))).toBe(59_001);
  expect(remaining(countdown, later(59_999))).toBe(1);
  expect(remaining(countdown, later(70_000))).toBe(0);
});

test('after a sleep, in which the monotonic clock stood still, the countdown is over [SMS-05]', () => {
  const countdown = startCountdown(60_000, noon);
  expect(remaining(countdown, later(3_600_000, 10))).toBe(0);
});

test('a clock set back by a day does not hold the button for a day [SMS-05]', () => {
  const countdown = startCountdown(60_000, noon);
  expect(remaining(countdown, later(-86_400_000, 20_000))).toBe(40_000);
});

test('a reload takes the countdown up where it was, whatever the device’s clock says [SMS-05]', () => {
  const { startedAt, endsAt } = startCountdown(60_000, noon);
  const afterReload = { wall: noon.wall + 15_000, mono: 3 };
  const resumed = resumeCountdown({ startedAt, endsAt }, afterReload);
  expect(remaining(resumed, afterReload)).toBe(45_000);
  expect(remaining(resumed, { wall: noon.wall + 25_000, mono: 10_003 })).toBe(35_000);
});

test('a reload after the clock was set back makes the countdown at most whole again [SMS-05]', () => {
  const { startedAt, endsAt } = startCountdown(60_000, noon);
  const setBack = { wall: noon.wall - 86_400_000, mono: 3 };
  expect(remaining(resumeCountdown({ startedAt, endsAt }, setBack), setBack)).toBe(60_000);
});
