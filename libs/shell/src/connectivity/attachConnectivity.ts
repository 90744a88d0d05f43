import { isOutOfReach, reach } from '@playhouse/platform';
import type { Query, QueryClient } from '@tanstack/react-query';
import { BusinessError } from '@playhouse/wps';
import { useConnectivity } from './connectivityStore';

/** A request that takes longer counts as a slow connection, in milliseconds (SHELL-11). */
export const slowAfterMs = 6000;

interface Watch {
  begin(key: string): void;
  end(key: string): void;
  stop(): void;
}

/** Notices requests that take too long; the notice goes when the last of them has ended. */
function watchDurations(onChange: (slow: boolean) => void): Watch {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const late = new Set<string>();
  const end = (key: string) => {
    clearTimeout(timers.get(key));
    timers.delete(key);
    if (late.delete(key)) onChange(late.size > 0);
  };
  return {
    begin(key) {
      if (timers.has(key)) return;
      const onLate = () => {
        late.add(key);
        onChange(true);
      };
      timers.set(key, setTimeout(onLate, slowAfterMs));
    },
    end,
    stop: () => [...timers.keys()].forEach(end),
  };
}

/** Keeps looking for the network while something on the screen is failed for want of it, or is old. */
function watchScreen(client: QueryClient): Pick<Watch, 'stop'> & { readonly check: () => void } {
  let letGo: (() => void) | undefined;
  const cache = client.getQueryCache();
  const check = () => {
    const { lobbyAge, lost: wasLost } = useConnectivity.getState();
    const shows = (predicate: (query: Query) => boolean) =>
      cache.findAll({ type: 'active', predicate }).length > 0;
    const lost = shows(isLost);
    if (lost !== wasLost) useConnectivity.setState({ lost });
    const isNeeded = lobbyAge !== undefined || shows(isUnreached);
    if (isNeeded) letGo ??= reach.need();
    else {
      letGo?.();
      letGo = undefined;
    }
  };
  const offAge = useConnectivity.subscribe(check);
  const stop = () => {
    offAge();
    letGo?.();
  };
  return { check, stop };
}

/**
 * Tells the player about a slow connection, looks for a lost one, and asks once again for what failed
 * or went stale meanwhile when it is found (SHELL-11).
 * @returns a function that detaches everything
 */
export function attachConnectivity(client: QueryClient): () => void {
  const watch = watchDurations((slow) => useConnectivity.setState({ slow }));
  const screen = watchScreen(client);
  const note = ({ queryHash, state }: Query) =>
    state.fetchStatus === 'fetching' ? watch.begin(queryHash) : watch.end(queryHash);
  // Queries that began before this part of the site was there.
  client.getQueryCache().getAll().forEach(note);
  screen.check();
  const offQueries = client.getQueryCache().subscribe((event) => {
    const { query, type } = event;
    note(query);
    if (type === 'updated' && event.action.type === 'success' && event.action.manual !== true)
      reach.heard();
    if (changesScreen.has(type)) screen.check();
  });
  const offMutations = client.getMutationCache().subscribe(({ mutation }) => {
    if (mutation === undefined || mutation.meta?.patient === true) return;
    const key = `mutation ${mutation.mutationId}`;
    if (mutation.state.status === 'pending' && !mutation.state.isPaused) watch.begin(key);
    else watch.end(key);
  });
  const refetch = () => {
    const missed = { type: 'active', predicate: isMissed } as const;
    client.refetchQueries(missed, { cancelRefetch: false }).catch(() => undefined);
  };
  const detachReach = reach.attach();
  const offFound = reach.onFound(refetch);
  return () => {
    offFound();
    detachReach();
    offQueries();
    offMutations();
    screen.stop();
    watch.stop();
  };
}

const changesScreen = new Set(['updated', 'removed', 'observerAdded', 'observerRemoved']);

const isUnreached = ({ state }: Query) => state.status === 'error' && isOutOfReach(state.error);

// Also while it is asked for again; a refusal is an answer.
const isLost = ({ state }: Query) =>
  state.data === undefined && state.errorUpdateCount > 0 && !(state.error instanceof BusinessError);

// The query client itself does not refetch on reconnect: its network mode is `always`.
const isMissed = (query: Query) => query.state.status === 'error' || query.isStale();
