import { useWps } from '@playhouse/platform';
import { localStore, storageKeys } from '@playhouse/storage';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { favouriteIdsOptions, lovedOptions, playedOptions } from './gameQueries';
import { useLobbyLanguage } from '../../shared/queries/useLobbyLanguage';
import type { GameItem } from '../logic/types';
import { useMember } from './useMember';

export interface MyGames {
  readonly games: readonly GameItem[];
  readonly hasPlayed: boolean;
}

const none: readonly GameItem[] = [];

/** What a member played last and then the favourites that are not among it; `undefined` while that is not known. */
export function useMyGames(): MyGames | undefined {
  const wps = useWps();
  const language = useLobbyLanguage();
  const member = useMember();
  const played = useQuery(playedOptions(wps, language, member));
  const ids = useQuery(favouriteIdsOptions(wps, member));
  const hasLoved = ids.data !== undefined && ids.data.length > 0;
  const loved = useQuery({ ...lovedOptions(wps, language, member), enabled: hasLoved });
  const isKnown = !played.isPending && !ids.isPending && !(hasLoved && loved.isPending);
  // A list that failed is as one that is empty: home has other games.
  const recent = played.data ?? none;
  const others = (hasLoved && loved.data) || none;
  const mine = useMemo(() => {
    const known = new Set(recent.map(({ nodeId }) => nodeId));
    const games = [...recent, ...others.filter(({ nodeId }) => !known.has(nodeId))];
    return { games, hasPlayed: recent.length > 0 };
  }, [recent, others]);
  const isEmpty = mine.games.length === 0;
  useEffect(() => {
    if (!isKnown) return;
    if (isEmpty) localStore.remove(storageKeys.myGames);
    else localStore.set(storageKeys.myGames, '1');
  }, [isKnown, isEmpty]);
  return isKnown ? mine : undefined;
}
