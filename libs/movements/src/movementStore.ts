import { getSession } from '@playhouse/session';
import { jsonItem, localStore, sessionStore, storageKeys } from '@playhouse/storage';
import { movementsSchema } from './movement';
import type { Movement, MovementEnd } from './movement';
import { runExclusively } from './tabLocks';

const item = jsonItem(localStore, storageKeys.movements, movementsSchema);
/** Where local storage is full: this tab's reloads are outlived at least. */
const reserve = jsonItem(sessionStore, storageKeys.movements, movementsSchema);
const none: readonly Movement[] = [];

/** So many ends wait to be read; older ones make room. What has not ended is always kept. */
const mostEnds = 10;

/** Whose movements these are: the member of the session that is in force. */
export function getOwner(session = getSession()): string {
  return session === undefined ? '' : `${session.merchantCode} ${session.userName}`;
}

/** All movements that this browser keeps, whoever's; the same array until one changes. */
export function allMovements(): readonly Movement[] {
  return reserve.get() ?? item.get() ?? none;
}

export function findMovement(key: string): Movement | undefined {
  return allMovements().find((movement) => movement.key === key);
}

/** Calls back after every change, of this tab or another. */
export function onMovements(listener: () => void): () => void {
  const offs = [item.subscribe(listener), reserve.subscribe(listener)];
  return () => {
    for (const off of offs) off();
  };
}

function write(movements: readonly Movement[]): void {
  if (!item.set(movements)) reserve.set(movements);
  else if (reserve.get() !== undefined) reserve.remove();
}

function withoutOldEnds(movements: readonly Movement[]): readonly Movement[] {
  const ended = movements.filter(({ end }) => end !== undefined);
  const spare = new Set(ended.slice(0, Math.max(0, ended.length - mostEnds)));
  return movements.filter((movement) => !spare.has(movement));
}

/** Reads and writes in one go, also against other tabs; answers what `change` answers. */
export function changeMovements<T>(
  change: (movements: readonly Movement[]) => {
    readonly next: readonly Movement[];
    readonly result: T;
  },
): Promise<T> {
  return runExclusively('movements', () => {
    const { next, result } = change(allMovements());
    if (next !== allMovements()) write(withoutOldEnds(next));
    return result;
  });
}

/** Changes one movement, where it is still kept. */
export function patchMovement(key: string, patch: Partial<Movement>): Promise<void> {
  return changeMovements((movements) => ({
    next: movements.map((each) => (each.key === key ? { ...each, ...patch } : each)),
    result: undefined,
  }));
}

/** Notes how a movement ended; the first end told stays. */
export function endMovement(key: string, end: MovementEnd): Promise<void> {
  return changeMovements((movements) => ({
    next: movements.map((each) =>
      each.key === key && each.end === undefined ? { ...each, end } : each,
    ),
    result: undefined,
  }));
}

/** Forgets a movement whose end was told. */
export function forgetMovement(key: string): Promise<void> {
  return changeMovements((movements) => ({
    next: movements.filter((each) => each.key !== key),
    result: undefined,
  }));
}
