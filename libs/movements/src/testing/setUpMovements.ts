import { signIn } from '@playhouse/fixtures';
import { endSession } from '@playhouse/session';
import { localStore, sessionStore, storageKeys } from '@playhouse/storage';
import { NetworkError } from '@playhouse/wps';
import { afterEach, beforeEach, vi } from 'vitest';
import { followMovements } from '../followMovements';
import type { Movement } from '../movement';

/** When every test begins, as epoch milliseconds. */
export const now = 1_800_000_000_000;

/** Body of a member's withdrawal. */
export const body = { amount: 200, bankCardId: '1', paymentPassword: '246810' };

/** A movement whose answer was lost just now. */
export const open: Movement = {
  ...{ key: 'BCDFGHJK', owner: 'sample demo_player', kind: 'withdraw', meaning: 'm', amount: 5 },
  ...{ sentAt: now, lost: true, asked: 0, askedAt: 0 },
};

export const keep = (...movements: readonly Movement[]) =>
  localStore.set(storageKeys.movements, JSON.stringify(movements));

/** The answer of a platform that is out of reach. */
export const lost = (): never => {
  throw new NetworkError('cut', 'R');
};

/** Each test finds an empty browser, a stopped clock and a member; what it followed ends with it. */
export function setUpMovements() {
  let stops: (() => void)[] = [];
  beforeEach(() => {
    localStore.clear();
    sessionStore.clear();
    signIn();
    vi.useFakeTimers({ now });
  });
  afterEach(() => {
    for (const stop of stops) stop();
    stops = [];
    vi.useRealTimers();
    vi.restoreAllMocks();
    endSession();
  });
  return (wps: Parameters<typeof followMovements>[0]) => {
    const onEnded = vi.fn();
    stops.push(followMovements(wps, onEnded));
    return onEnded;
  };
}

/** Lets time pass until it is known: what is fetched on the way, such as the contract, takes time of the real clock. */
export async function whileTimePasses<T>(moved: Promise<T>): Promise<T> {
  let isOpen = true;
  const end = () => (isOpen = false);
  moved.then(end, end);
  while (isOpen) await vi.advanceTimersByTimeAsync(1000);
  return moved;
}
