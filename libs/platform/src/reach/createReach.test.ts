import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { longestPauseMs, sameMomentMs } from './createLooks';
import { createReach } from './createReach';
import type { Reach } from './createReach';
import type { Sight } from './probeSite';

const minute = 60_000;

let found: Sight;
let underWay: number;
let mostAtOnce: number;
let times: number[];
let reach: Reach;
let detach: () => void;

/** A look that takes a while, as on a bad line. */
async function probe(): Promise<Sight> {
  times.push(Date.now());
  underWay += 1;
  mostAtOnce = Math.max(mostAtOnce, underWay);
  await new Promise((resolve) => setTimeout(resolve, 100));
  underWay -= 1;
  return found;
}

function setHidden(hidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  found = 'away';
  [underWay, mostAtOnce, times] = [0, 0, []];
  reach = createReach({ probe, random: () => 1 });
  detach = reach.attach();
});
afterEach(() => {
  detach();
  vi.useRealTimers();
});

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const pauses = () => times.slice(1).map((time, index) => time - (times[index] ?? 0) - 100);

it('looks for nothing while nothing on the screen needs it [SHELL-11]', async () => {
  await wait(10 * minute);
  window.dispatchEvent(new Event('focus'));
  setHidden(false);
  await wait(minute);
  expect(times).toEqual([]);
});

it('looks with growing pauses that have an end, and never twice at once [SHELL-11]', async () => {
  reach.need();
  reach.need();
  await wait(4 * minute);
  expect(pauses()).toEqual([4000, 8000, 16_000, 32_000, longestPauseMs, longestPauseMs]);
  expect(mostAtOnce).toBe(1);
});

it('spreads the looks of many players, by at most half of each pause [SHELL-11]', async () => {
  detach();
  reach = createReach({ probe, random: () => 0 });
  detach = reach.attach();
  reach.need();
  await wait(5 * minute);
  expect(pauses().slice(0, 5)).toEqual([2000, 4000, 8000, 16_000, longestPauseMs / 2]);
});

it('looks at once when the player comes back, once for focus and front together [SHELL-11]', async () => {
  reach.need();
  await wait(2 * minute);
  const before = times.length;
  for (let each = 0; each < 20; each += 1) {
    window.dispatchEvent(new Event('focus'));
    setHidden(false);
  }
  await wait(200);
  window.dispatchEvent(new Event('focus'));
  await wait(200);
  expect(times).toHaveLength(before + 1);
  await wait(sameMomentMs);
  window.dispatchEvent(new Event('focus'));
  await wait(0);
  expect(times).toHaveLength(before + 2);
});

it('looks at once when the player taps while it is away, once for many taps [SHELL-11]', async () => {
  reach.need();
  window.dispatchEvent(new Event('click'));
  await wait(0);
  expect(times).toHaveLength(0);
  await wait(2 * minute);
  const before = times.length;
  for (let each = 0; each < 20; each += 1) window.dispatchEvent(new Event('click'));
  await wait(200);
  window.dispatchEvent(new Event('click'));
  await wait(200);
  expect(times).toHaveLength(before + 1);
});

it('rests while the page is hidden [SHELL-11]', async () => {
  reach.need();
  setHidden(true);
  await wait(10 * minute);
  expect(times).toEqual([]);
  setHidden(false);
  await wait(0);
  expect(times).toHaveLength(1);
});

it('tells what it found, and that what failed may be asked for again [SHELL-11]', async () => {
  const changed = vi.fn();
  const again = vi.fn();
  reach.subscribe(changed);
  reach.onFound(again);
  const letGo = reach.need();
  await wait(2100);
  expect([reach.sight(), changed.mock.calls.length, again.mock.calls.length]).toEqual([
    'away',
    1,
    0,
  ]);
  found = 'there';
  await wait(4100);
  expect([reach.sight(), changed.mock.calls.length, again.mock.calls.length]).toEqual([
    'there',
    2,
    1,
  ]);
  letGo();
  await wait(10 * minute);
  expect(times).toHaveLength(2);
});

it('keeps its pauses growing when what was found does not help [SHELL-11]', async () => {
  found = 'there';
  const again = vi.fn();
  reach.onFound(again);
  reach.need();
  await wait(5 * minute);
  expect(pauses().slice(0, 4)).toEqual([4000, 8000, 16_000, 32_000]);
  expect(again).toHaveBeenCalledTimes(times.length);
});

it('keeps its pauses growing when a retry fails again [SHELL-11]', async () => {
  found = 'there';
  let letGo = reach.need();
  reach.onFound(() => {
    letGo();
    setTimeout(() => (letGo = reach.need()), 1000);
  });
  await wait(2 * minute);
  expect(pauses().slice(0, 4)).toEqual([5000, 9000, 17_000, 33_000]);
  letGo();
  await wait(2 * minute);
  times = [];
  reach.need();
  await wait(2000);
  expect(times).toHaveLength(1);
});

it('takes an answer that somebody got for a look that found it, once [SHELL-11]', async () => {
  const again = vi.fn();
  reach.onFound(again);
  reach.heard();
  expect(again).not.toHaveBeenCalled();
  void reach.look();
  await wait(100);
  reach.heard();
  reach.heard();
  expect(again).toHaveBeenCalledTimes(1);
  expect(reach.sight()).toBe('there');
});

it('asks the network itself when the browser says that there is one, and tells once [SHELL-11]', async () => {
  const again = vi.fn();
  reach.onFound(again);
  window.dispatchEvent(new Event('online'));
  await wait(100);
  expect([times.length, again.mock.calls.length]).toEqual([1, 0]);
  found = 'there';
  window.dispatchEvent(new Event('online'));
  await wait(100);
  expect([times.length, again.mock.calls.length]).toEqual([2, 1]);
});
