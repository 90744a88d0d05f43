import { mockWps, signIn } from '@playhouse/fixtures';
import { sessionStore, storageKeys } from '@playhouse/storage';
import { expect, it, vi } from 'vitest';
import { createAttendant } from './attendants';
import { move } from './move';
import { allMovements } from './movementStore';
import { body, keep, lost, now, open, setUpMovements } from './testing/setUpMovements';

const hour = 3_600_000;
const follow = setUpMovements();

it('a clock that was set back by an hour stops neither the asking nor the giving up', async () => {
  keep({ ...open, sentAt: now + hour, askedAt: now + hour, asked: 3 });
  const wps = mockWps({
    'wallet.intent': { state: 'unknown' },
    'wallet.dropIntent': { state: 'refused', code: 'intent.dropped' },
  });
  follow(wps);
  await vi.advanceTimersByTimeAsync(2000);
  expect(wps.callsOf('wallet.dropIntent')).toHaveLength(1);
  expect(allMovements()[0]?.end).toEqual({ state: 'refused', code: 'intent.dropped' });
});

it('an answer that comes after another member logged in ends nothing in their name', async () => {
  keep({ ...open, sentAt: now - hour });
  const wps = mockWps({
    'wallet.intent': () => {
      signIn({ userName: 'somebody_else', token: 'theirs' });
      return { state: 'unknown' };
    },
    'wallet.dropIntent': { state: 'refused', code: 'intent.dropped' },
  });
  follow(wps);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(wps.callsOf('wallet.intent')).toHaveLength(1);
  expect(wps.callsOf('wallet.dropIntent')).toEqual([]);
  expect(allMovements()[0]?.end).toBeUndefined();
});

it('a movement outlives a reload where the local storage is full', async () => {
  const set = Storage.prototype.setItem;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (this === window.localStorage) throw new DOMException('full', 'QuotaExceededError');
    set.call(this, key, value);
  });
  const wps = mockWps({ 'wallet.createWithdraw': lost });
  move(wps, 'wallet.createWithdraw', body, createAttendant()).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(100);
  const [kept] = allMovements();
  expect(kept?.lost).toBe(true);
  vi.resetModules();
  const reloaded = await import('./movementStore');
  expect(reloaded.allMovements()).toEqual([kept]);
});

it('is forgotten in every storage once it was told', async () => {
  sessionStore.set(storageKeys.movements, JSON.stringify([open]));
  expect(allMovements()).toEqual([open]);
  const { forgetMovement } = await import('./movementStore');
  await forgetMovement(open.key);
  expect(allMovements()).toEqual([]);
  expect(sessionStore.get(storageKeys.movements)).toBeUndefined();
});
