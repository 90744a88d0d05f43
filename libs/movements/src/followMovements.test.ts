import { mockWps } from '@playhouse/fixtures';
import { beforeEach, expect, it, vi } from 'vitest';
import { keep, lost, now, open, setUpMovements } from './testing/setUpMovements';

const follow = setUpMovements();
beforeEach(() => {
  vi.spyOn(Math, 'random').mockReturnValue(1);
});

function dead() {
  const times: number[] = [];
  const wps = mockWps({
    'wallet.intent': () => {
      times.push(Date.now() - now);
      lost();
    },
  });
  return { wps, times };
}

it('asks with growing pauses that have an end', async () => {
  keep(open);
  const { wps, times } = dead();
  follow(wps);
  await vi.advanceTimersByTimeAsync(200_000);
  const pauses = times.slice(1).map((time, at) => Math.round((time - (times[at] ?? 0)) / 1000));
  expect(pauses.slice(0, 8)).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
});

it('two tabs ask no more than one', async () => {
  keep(open);
  const { wps, times } = dead();
  follow(wps);
  follow(wps);
  await vi.advanceTimersByTimeAsync(100_000);
  const one = times.length;
  expect(one).toBeLessThanOrEqual(9);
});

it('asks at once when the player comes back, once however many signs there are', async () => {
  keep(open);
  const { wps, times } = dead();
  follow(wps);
  await vi.advanceTimersByTimeAsync(70_000);
  const before = times.length;
  for (const name of ['focus', 'online', 'pageshow', 'focus'])
    window.dispatchEvent(new Event(name));
  await vi.advanceTimersByTimeAsync(100);
  expect(times).toHaveLength(before + 1);
});

it('asks again a moment later when the network is back just after an ask that failed', async () => {
  keep(open);
  const { wps, times } = dead();
  follow(wps);
  // Asked at 31 s without an answer; the next time would be half a minute later.
  await vi.advanceTimersByTimeAsync(31_200);
  const before = times.length;
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(1100);
  expect(times).toHaveLength(before + 1);
});

it('asks at once on a page that opens just after one was sent: its sender may be gone', async () => {
  keep({ ...open, lost: false });
  await vi.advanceTimersByTimeAsync(200);
  const { wps, times } = dead();
  follow(wps);
  await vi.advanceTimersByTimeAsync(100);
  expect(times).toHaveLength(1);
});

it('leaves one alone that was just sent by another tab, until its answer is overdue', async () => {
  const { wps, times } = dead();
  follow(wps);
  keep({ ...open, lost: false });
  await vi.advanceTimersByTimeAsync(15_000);
  expect(times).toEqual([]);
  await vi.advanceTimersByTimeAsync(1500);
  expect(times).toHaveLength(1);
});

it('rests while the page is hidden, and while nothing is open', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  keep(open);
  const { wps, times } = dead();
  follow(wps);
  await vi.advanceTimersByTimeAsync(100_000);
  expect(times).toEqual([]);
  keep();
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(100_000);
  expect(times).toEqual([]);
});
