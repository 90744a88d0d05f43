import type { Location, To } from 'react-router-dom';
import { createPath } from 'react-router-dom';

/** State of an entry of the browser's history: the step's own state, its name, and its place among ours. */
interface Entry {
  readonly usr: unknown;
  readonly key: string;
  readonly idx: number;
  /** How many layers lie over the screen, where the entry is theirs. */
  readonly over?: number;
}

const newKey = () => Math.random().toString(36).slice(2, 10);

function entryInForce(): Partial<Entry> {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? state : {};
}

/** Where the browser stands. */
export function locationInForce(): Location {
  const { pathname, search, hash } = window.location;
  const { usr = null, key = 'default' } = entryInForce();
  return { pathname, search, hash, state: usr, key };
}

/** A place to go to, read against the present one. */
export function locationAt(to: To, state: unknown): Location {
  const url = new URL(typeof to === 'string' ? to : createPath(to), window.location.href);
  const { pathname, search, hash } = url;
  return { pathname, search, hash, state: state ?? null, key: newKey() };
}

/** Writes a step into the browser's history: as an entry of its own, or in place of the present one. */
export function record(location: Location, how: 'push' | 'replace'): void {
  const { idx = 0 } = entryInForce();
  const place = how === 'push' ? idx + 1 : idx;
  const entry: Entry = { usr: location.state, key: location.key, idx: place };
  const href = createPath(location);
  if (how === 'push') window.history.pushState(entry, '', href);
  else window.history.replaceState(entry, '', href);
}

/** Leaves the entries of what lay over a screen before the page was loaded anew. */
export function leaveLayers(): void {
  const { over = 0 } = entryInForce();
  if (over > 0) window.history.go(-over);
}

/** Gives the entry on which the site was entered its place and a name that a reload keeps, if it has none. */
export function recordEntrance(): void {
  if (entryInForce().idx === undefined)
    window.history.replaceState({ key: newKey(), ...entryInForce(), idx: 0 }, '');
}
