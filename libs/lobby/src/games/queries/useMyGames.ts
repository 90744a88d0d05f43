import { useWps } from '@playhouse/platform';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { favouriteIdsOptions, hotGamesOptions, lovedOptions, playedOptions } from './gameQueries';
import { useListLanguage } from '@playhouse/i18n';
import { buildShelf } from '../logic/shelf';
import type { Shelf } from '../logic/shelf';
import { useMember } from './useMember';

/** Games in a member's row on home; `undefined` while they are not known. */
export function useMyGames(): Shelf | undefined {
  const wps = useWps();
  const language = useListLanguage();
  const member = useMember();
  const played = useQuery(playedOptions(wps, language, member));
  const ids = useQuery(favouriteIdsOptions(wps, member));
  const hasLoved = ids.data !== undefined && ids.data.length > 0;
  const loved = useQuery({ ...lovedOptions(wps, language, member), enabled: hasLoved });
  const popular = useQuery({ ...hotGamesOptions(wps, language), enabled: member !== undefined });
  const isKnown = !played.isPending && !ids.isPending && !(hasLoved && loved.isPending);
  // A list that failed is as one that is empty: home has other games.
  const mine = useMemo(
    () =>
      buildShelf({ played: played.data, loved: hasLoved ? loved.data : [], popular: popular.data }),
    [played.data, hasLoved, loved.data, popular.data],
  );
  const isWaiting = mine.games.length === 0 && popular.isPending;
  const known = isKnown && !isWaiting ? mine : undefined;
  // A list that is asked for anew, as after a first favourite, leaves the row as it was until it is there.
  const [shown, setShown] = useState(known);
  if (known !== undefined && known !== shown) setShown(known);
  return member === undefined ? undefined : (known ?? shown);
}
