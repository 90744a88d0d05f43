import { useWps } from '@playhouse/platform';
import { pendingAction, useLoginGate } from '@playhouse/session';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { favouriteIdsOptions } from './gameQueries';
import { useToggleFavourite } from './useToggleFavourite';
import { useMember } from './useMember';

export interface Favourites {
  /** Node ids. */
  ids: ReadonlySet<string>;
  /** Adds or removes; a visitor is sent to the login first, and the heart is filled afterwards. */
  toggle: (game: { nodeId: string; vassalage: string }, wanted: boolean) => void;
}

/** A member's favourites (FAV-01). Also does what a visitor tapped before the login. */
export function useFavourites(): Favourites {
  const wps = useWps();
  const gate = useLoginGate();
  const member = useMember();
  const { data } = useQuery(favouriteIdsOptions(wps, member));
  const { mutate } = useToggleFavourite();

  useEffect(() => {
    // Not before it is known what is a favourite already.
    if (data === undefined) return;
    const pending = pendingAction.take('favourite');
    if (pending === undefined || data.includes(pending.nodeId)) return;
    mutate({ nodeId: pending.nodeId, vendor: pending.vendor, wanted: true });
  }, [data, mutate]);

  const ids = useMemo(() => new Set(data), [data]);
  const toggle = useCallback<Favourites['toggle']>(
    ({ nodeId, vassalage }, wanted) => {
      gate(
        () => {
          if (wanted !== ids.has(nodeId)) mutate({ nodeId, vendor: vassalage, wanted });
        },
        undefined,
        { kind: 'favourite', nodeId, vendor: vassalage },
      );
    },
    [gate, ids, mutate],
  );
  return { ids, toggle };
}
