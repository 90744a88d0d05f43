import { useErrorText, useWps } from '@playhouse/platform';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { gamePagesOptions } from './gamePages';
import type { ListState } from '../logic/listState';
import { filterLocally } from '../logic/localFilter';
import { uniqueItems } from '../logic/paging';
import type { GameItem } from '../logic/types';
import type { MoreState } from '../logic/gamesState';
import { useListLanguage } from '@playhouse/i18n';
import { useMember } from './useMember';

/** `append` loads the next page, `replace` starts again with the first one (LIST-06). */
export type LoadMode = 'append' | 'replace';

export interface GamePages {
  status: 'loading' | 'empty' | 'error' | 'ready';
  /** Tells of a first page that failed. */
  error: { text: string; reference?: string } | undefined;
  games: GameItem[];
  /** `failed` loads no more by itself (LIST-06). */
  more: MoreState;
  load: (mode: LoadMode) => void;
}

const none: GameItem[] = [];

/** The pages of a game list, and how to load more (LIST-05, LIST-06). */
export function useGamePages(state: ListState): GamePages {
  const errorText = useErrorText();
  const client = useQueryClient();
  const options = gamePagesOptions(useWps(), {
    state,
    language: useListLanguage(),
    member: useMember(),
  });
  const query = useInfiniteQuery(options);
  const { data, fetchNextPage } = query;
  const games = useMemo(
    () => (data ? filterLocally(uniqueItems(data.pages), state) : none),
    [data, state],
  );
  const load = useCallback(
    (mode: LoadMode) => {
      // A load that is running is never started a second time.
      if (mode === 'append') void fetchNextPage({ cancelRefetch: false });
      else void client.resetQueries({ queryKey: options.queryKey });
    },
    // The key is compared by its content: it is made anew with every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- options.queryKey is stable by JSON, not by identity
    [client, fetchNextPage, JSON.stringify(options.queryKey)],
  );
  const first = data === undefined;
  const waiting = query.isError ? 'error' : 'loading';
  const ready = games.length === 0 ? 'empty' : 'ready';
  return {
    status: first ? waiting : ready,
    error: first && query.isError ? errorText(query.error) : undefined,
    games,
    more: moreOf(query),
    load,
  };
}

function moreOf(query: {
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  hasNextPage: boolean;
}): MoreState {
  if (query.isFetchingNextPage) return 'loading';
  if (query.isFetchNextPageError) return 'failed';
  return query.hasNextPage ? 'idle' : 'end';
}
