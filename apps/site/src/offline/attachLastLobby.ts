import { isOnline, isOutOfReach } from '@playhouse/platform';
import type { Query, QueryCacheNotifyEvent, QueryClient } from '@tanstack/react-query';
import { platformMoments } from './platformMoments';
import type { PlatformMoments } from './platformMoments';
import { byHash, toEntry, isPublic } from './publicAnswer';
import type { Entry, SnapshotStore } from './snapshot';

/** How long to wait for more answers before all are written at once, in milliseconds. */
export const writeAfterMs = 1000;

/** How often the age that is told grows, in milliseconds. */
const minute = 60_000;

export interface LastLobbyOptions {
  readonly store: SnapshotStore;
  /** Tells how old what is on the screen is, in milliseconds; `undefined` once all of it is new. */
  readonly onAge: (age: number | undefined) => void;
}

/** Whether a public answer could not be had and nothing is on the screen in its place. */
function isMissing(query: Query): boolean {
  const { data, error } = query.state;
  const isUnreached = error !== null && isOutOfReach(error);
  return data === undefined && isPublic(query) && (isUnreached || !isOnline());
}

/** Whether a public answer, of an earlier visit or of the page itself, could not be renewed, whatever the reason. */
function isOld(query: Query): boolean {
  const { data, error } = query.state;
  return data !== undefined && error !== null && isPublic(query);
}

const isAnswered = (query: Query) => query.state.data !== undefined && isPublic(query);

/** Writes the public answers of the page, and those of earlier visits that it has not replaced. */
function createWriter(client: QueryClient, store: SnapshotStore, moments: PlatformMoments) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    const answered = client.getQueryCache().findAll({ predicate: isAnswered });
    const fresh = answered.map((query) => toEntry(query, moments.of(query)));
    store.write([...byHash([...store.read(), ...fresh]).values()], moments.ahead());
  };
  return {
    soon: () => (timer ??= setTimeout(write, writeAfterMs)),
    /** Before the page goes, which it may not come back from. */
    now: () => timer !== undefined && write(),
    stop: () => clearTimeout(timer),
  };
}

/** Puts kept answers where the network has none, and knows what of the screen is old. */
function createShower(
  client: QueryClient,
  { store, onAge }: LastLobbyOptions,
  moments: PlatformMoments,
) {
  const shown = new Map<string, number>();
  let told: number | undefined;
  const put = (hash: string, { key, data, at }: Entry) => {
    shown.set(hash, at);
    moments.name(hash, at);
    client.setQueryData(key, data, { updatedAt: at });
    // However young, it is asked for again as soon as there is a network.
    void client.invalidateQueries({ queryKey: key, exact: true, refetchType: 'none' });
  };
  return {
    shown,
    putAll() {
      for (const [hash, entry] of byHash(store.read())) {
        if (client.getQueryData(entry.key) === undefined) put(hash, entry);
      }
    },
    /** Kept answers stand in for those that did not come; those that were not renewed stay, and are told as old. */
    onFailed(query: Query) {
      const { queryHash } = query;
      const entry = isMissing(query) ? byHash(store.read()).get(queryHash) : undefined;
      if (entry !== undefined) put(queryHash, entry);
      if (isOld(query)) shown.set(queryHash, moments.of(query));
    },
    tell() {
      const cache = client.getQueryCache();
      const seen = [...shown].filter(([hash]) => cache.get(hash)?.isActive() === true);
      const oldest = Math.min(...seen.map(([, at]) => at));
      // In whole minutes, so that not every event of the cache is news.
      const age =
        seen.length === 0
          ? undefined
          : minute * Math.max(0, Math.floor((moments.now() - oldest) / minute));
      if (age !== told) onAge(age);
      told = age;
    },
  };
}

/**
 * Keeps the last public lobby, and shows it when the platform cannot be reached: at once on a device
 * without a network, else for each answer that failed to come. Tells how old that is, and as well what came with
 * the page and could not be renewed (PWA-01).
 * @returns a function that detaches everything
 */
export function attachLastLobby(client: QueryClient, options: LastLobbyOptions): () => void {
  const moments = platformMoments(options.store.ahead());
  const writer = createWriter(client, options.store, moments);
  const shower = createShower(client, options, moments);
  const onUpdate = ({ query, action }: QueryCacheNotifyEvent & { type: 'updated' }) => {
    if (action.type === 'success' && action.manual !== true) {
      shower.shown.delete(query.queryHash);
      if (isPublic(query)) writer.soon();
    }
    if (action.type === 'error') shower.onFailed(query);
  };
  const off = client.getQueryCache().subscribe((event) => {
    if (event.type === 'removed') shower.shown.delete(event.query.queryHash);
    if (event.type === 'updated') onUpdate(event);
    shower.tell();
  });
  if (!isOnline()) shower.putAll();
  // Answers and failures from before this part of the site was there.
  if (client.getQueryCache().findAll({ predicate: isAnswered }).length > 0) writer.soon();
  for (const query of client.getQueryCache().getAll()) shower.onFailed(query);
  shower.tell();
  const timer = setInterval(shower.tell, minute);
  window.addEventListener('pagehide', writer.now);
  document.addEventListener('visibilitychange', writer.now);
  return () => {
    clearInterval(timer);
    window.removeEventListener('pagehide', writer.now);
    document.removeEventListener('visibilitychange', writer.now);
    writer.stop();
    off();
    options.onAge(undefined);
  };
}
