import type { Query, QueryClient } from '@tanstack/react-query';
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

/**
 * Tells the player about a slow connection and, back online, asks once again for what failed
 * or went stale meanwhile (SHELL-11).
 * @returns a function that detaches everything
 */
export function attachConnectivity(client: QueryClient): () => void {
  const watch = watchDurations((slow) => useConnectivity.setState({ slow }));
  const offQueries = client.getQueryCache().subscribe(({ query }) => {
    if (query.state.fetchStatus === 'fetching') watch.begin(query.queryHash);
    else watch.end(query.queryHash);
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
  window.addEventListener('online', refetch);
  return () => {
    window.removeEventListener('online', refetch);
    offQueries();
    offMutations();
    watch.stop();
  };
}

// The query client itself does not refetch on reconnect: its network mode is `always`.
const isMissed = (query: Query) => query.state.status === 'error' || query.isStale();
