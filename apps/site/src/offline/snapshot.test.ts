import { beforeEach, expect, test } from 'vitest';
import { snapshotStore } from './snapshot';
import type { Entry } from './snapshot';

const now = 1_800_000_000_000;
const hour = 60 * 60_000;
const open = (change: { merchant?: string; language?: string; release?: string } = {}) =>
  snapshotStore({ merchant: 'amihanda', language: 'EN', release: 'r1', now: () => now, ...change });
const entry = (name: string, age: number, data: unknown = name): Entry => ({
  key: [name],
  data,
  at: now - age,
});
const names = (entries: readonly Entry[]) => entries.map(({ key }) => key[0]);

beforeEach(() => localStorage.clear());

test('a lobby is kept for its merchant, language and release alone [PWA-01]', () => {
  open().write([entry('games', hour)], 0);
  expect(open().read()).toEqual([entry('games', hour)]);
  expect(open({ merchant: 'corvalume' }).read()).toEqual([]);
  expect(open({ language: 'TY' }).read()).toEqual([]);
  expect(open({ release: 'r2' }).read()).toEqual([]);
});

test('of too much the newest answers stay, within 300,000 characters [PWA-01]', () => {
  const long = 'x'.repeat(120_000);
  open().write(
    [entry('old', 3 * hour, long), entry('new', hour, long), entry('mid', 2 * hour, long)],
    0,
  );
  expect(names(open().read())).toEqual(['new', 'mid']);
  expect(JSON.stringify({ ...localStorage }).length).toBeLessThan(301_000);
});

test('what is older than two weeks is not shown any more [PWA-01]', () => {
  open().write([entry('games', hour), entry('winners', 15 * 24 * hour)], 0);
  expect(names(open().read())).toEqual(['games']);
});

test.each(['', '{', '{"release":"r1"}', '{"release":"r1","entries":[{"key":1}]}'])(
  'what somebody else has written is no lobby: %s',
  (text) => {
    localStorage.setItem('lastLobby:amihanda:EN', text);
    expect(open().read()).toEqual([]);
  },
);
