import { SessionEndedError } from '@playhouse/wps';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isAbort } from './isAbort';

declare module '@tanstack/react-query' {
  interface Register {
    /**
     * `silent` keeps a failure from being told in a toast: whoever asked handles it.
     * `offline` says that the answer is the same for everybody, so that the browser may keep it and
     * show it while there is no network (PWA-01).
     * `form` says that a form shows the failure itself (`useRefusal`): a toast tells it only where the form is gone.
     * `patient` says that a change waits for the player, as in a provider's window, not for the network.
     */
    queryMeta: { silent?: boolean; offline?: boolean };
    mutationMeta: { silent?: boolean; form?: boolean; patient?: boolean };
  }
}

/** Where the site attaches its reactions to failures; nobody else raises toasts for them. */
export interface FailureReactions {
  /** A change failed, or a refresh of something that is on the screen. A first load shows its own error. */
  readonly onError: (error: unknown) => void;
  /** The platform ended the session (SESS-03); told even for silent queries. */
  readonly onSessionEnded: (error: SessionEndedError) => void;
}

/**
 * Milliseconds that an answer stays good where a query says nothing of its own. What is the same for everybody arrives
 * with a document, which was rendered up to half a minute before: it is good for that and for the visit that it opens.
 */
const fresh = { own: 30_000, public: 60_000 } as const;

/** The site's query client; no tries of its own, since the platform's client repeats reads. */
export function createQueryClient({ onError, onSessionEnded }: FailureReactions): QueryClient {
  const react = (error: unknown, quiet: boolean) => {
    if (isAbort(error)) return;
    if (error instanceof SessionEndedError) onSessionEnded(error);
    else if (!quiet) onError(error);
  };
  const watched = new WeakSet<object>();
  const mutationCache = new MutationCache({
    onError: (error, _variables, _result, mutation) => {
      const { silent, form } = mutation.meta ?? {};
      react(error, silent === true || (form === true && watched.has(mutation)));
    },
  });
  mutationCache.subscribe(({ type, mutation }) => {
    if (type === 'observerAdded') watched.add(mutation);
    if (type === 'observerRemoved') watched.delete(mutation);
  });
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta, state }) =>
        react(error, meta?.silent === true || state.data === undefined),
    }),
    mutationCache,
    defaultOptions: {
      // `always`: without internet a screen says so and offers a retry, instead of loading for ever (SHELL-11).
      queries: {
        staleTime: ({ meta }) => (meta?.offline === true ? fresh.public : fresh.own),
        retry: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
