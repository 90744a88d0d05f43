import { useSession } from '@playhouse/session';
import { useSyncExternalStore } from 'react';
import { attendedKeys, onAttended } from './attendants';
import type { Movement } from './movement';
import { allMovements, getOwner, onMovements } from './movementStore';

const none: readonly Movement[] = [];
const nobody: ReadonlySet<string> = new Set();

/** The member's movements that no screen tells of by itself, oldest first. */
export function useMovements(): readonly Movement[] {
  const owner = getOwner(useSession());
  const all = useSyncExternalStore(onMovements, allMovements, () => none);
  const attended = useSyncExternalStore(onAttended, attendedKeys, () => nobody);
  return all.filter(
    (each) => owner !== '' && each.owner === owner && (each.lost || !attended.has(each.key)),
  );
}
