import { sessionStore, storageKeys } from '@playhouse/storage';

/** Newest positions to keep; a player who goes back further starts at the top. */
const capacity = 50;

let positions: Map<string, number> | undefined;

const isPlace = (entry: unknown): entry is [string, number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && Number.isFinite(entry[1]);

/** The places that this tab has kept from before a reload, or before the phone put it away. */
function readKept(): Map<string, number> {
  try {
    const kept: unknown = JSON.parse(sessionStore.get(storageKeys.scrollPlaces) ?? '[]');
    return new Map(Array.isArray(kept) ? kept.filter(isPlace) : []);
  } catch {
    return new Map();
  }
}

const getPositions = () => (positions ??= readKept());

/** Remembers where a visit of a screen was left, in CSS px, for the way Back to it. */
export function rememberScroll(visit: string, top: number): void {
  const known = getPositions();
  known.delete(visit);
  known.set(visit, top);
  const oldest = known.keys().next();
  if (known.size > capacity && oldest.done !== true) known.delete(oldest.value);
}

export function recallScroll(visit: string): number | undefined {
  return getPositions().get(visit);
}

/** Keeps the positions beyond this document: a page that is put away may never run again. */
export function keepScroll(): void {
  sessionStore.set(storageKeys.scrollPlaces, JSON.stringify([...getPositions()]));
}

/** For tests: as in a document that was loaded anew. */
export function forgetDocument(): void {
  positions = undefined;
}
