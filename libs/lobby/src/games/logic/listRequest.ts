import { toClassify } from './classify';
import { allCategories } from './listState';
import type { ListState } from './listState';
import { getPageSize } from './paging';

/** Query of the game list call for a page of a list (LIST-08). */
export function gameListQuery(state: ListState, language: string, pageNo: number) {
  const { category, tab, vassalage, gameName, minBet } = state;
  const gameClassify = toClassify({ category, tab, vassalage, chosen: state.gameClassify });
  return {
    platform: 'html5' as const,
    clientType: 2,
    gameName: gameName === '' ? undefined : gameName,
    gameType: category,
    // NEW by itself puts the new slots first; who chooses New wants no others.
    isNew: gameClassify === 'NEW' && state.gameClassify === 'NEW' ? 1 : null,
    gameClassify,
    minBet: minBet === undefined ? null : Number(minBet),
    minLine: null,
    pageNo,
    pageSize: getPageSize(tab),
    vassalage,
    language,
  };
}

/** Query of the favourite list call: games of the shown category, 26 a page (LIST-06). */
export function favouriteListQuery(state: ListState, language: string, pageNo: number) {
  return { pageNo, gameType: state.category, pageSize: getPageSize('fav'), language };
}

/** Query of the recent games call, 25 a page (FAV-02): of all categories, or of one. */
export function recentListQuery(state: ListState, language: string, page: number) {
  return {
    page,
    pageSize: getPageSize('recent'),
    gameType: state.of ?? allCategories,
    language,
    clientType: 2,
  };
}
