import { foldText } from '@playhouse/search';
import type { Maybe } from '../../shared/logic/types';
import type { ListState } from './listState';

interface Searchable {
  gameName: string;
  displayName?: Maybe<string>;
  vassalage: string;
}

/**
 * Favourites and recent games are not searched by the platform: their calls know neither name nor
 * vendor. What was loaded is filtered here.
 */
export function filterLocally<Item extends Searchable>(
  items: readonly Item[],
  state: ListState,
): Item[] {
  if (state.tab !== 'fav' && state.tab !== 'recent') return [...items];
  const needle = foldText(state.gameName);
  return items.filter(({ gameName, displayName, vassalage }) => {
    const name = foldText(`${gameName} ${displayName ?? ''}`);
    return (
      name.includes(needle) && (state.vassalage === undefined || state.vassalage === vassalage)
    );
  });
}
