import { sessionStore, storageKeys } from '@playhouse/storage';
import { beforeEach, expect, it } from 'vitest';
import { forgetDocument, keepScroll, recallScroll, rememberScroll } from './scrollMemory';

beforeEach(() => {
  sessionStore.clear();
  forgetDocument();
});

it('remembers where a visit was left, and forgets the oldest of many', () => {
  rememberScroll('first', 1200);
  rememberScroll('first', 1300);
  expect(recallScroll('first')).toBe(1300);
  for (let visit = 0; visit < 50; visit += 1) rememberScroll(`visit-${String(visit)}`, visit);
  expect(recallScroll('first')).toBeUndefined();
  expect(recallScroll('visit-0')).toBe(0);
});

it('knows in a new document of the tab what the last one kept', () => {
  rememberScroll('list', 5055);
  keepScroll();
  forgetDocument();
  expect(recallScroll('list')).toBe(5055);
});

it.each(['', '{}', '[["list"]]', '[["list","far"]]', 'null', '[[1,2]]'])(
  'starts at the top with %j in the storage',
  (kept) => {
    sessionStore.set(storageKeys.scrollPlaces, kept);
    expect(recallScroll('list')).toBeUndefined();
  },
);
