import { isSlots } from './categories';

export const listTabs = ['all', 'hot', 'recent', 'fav'] as const;
export type ListTab = (typeof listTabs)[number];

/** Minimum bets that the filter panel offers beside All (LIST-02). */
export const minBets = ['0.01', '0.05', '0.1', '0.5', '0.75'] as const;

/** Choices by which a game list is shown. They live in the address, so that Back and a shared link restore it. */
export interface ListState {
  category: string;
  tab: ListTab;
  /** Category of recent games; undefined means all of them. */
  of: string | undefined;
  /** Vendor code; undefined means All. */
  vassalage: string | undefined;
  gameName: string;
  /** Chosen classify key; undefined leaves the choice to `toClassify`. */
  gameClassify: string | undefined;
  /** One of `minBets`; undefined means All. */
  minBet: string | undefined;
}

/** All categories as one, as calls name it. */
export const allCategories = 'ALL';

export const defaultCategory = 'RNG';

const maxSearchLength = 60;

function text(params: URLSearchParams, key: string): string | undefined {
  const value = params.get(key)?.trim();
  return value === undefined || value === '' ? undefined : value;
}

/** Reads the address; values that no screen could have written fall back to their default. */
export function readListState(params: URLSearchParams): ListState {
  const category = text(params, 'gameType') ?? defaultCategory;
  const minBet = minBets.find((value) => value === params.get('minBet'));
  const tab = listTabs.find((known) => known === params.get('tab')) ?? 'all';
  return {
    category,
    tab,
    of: tab === 'recent' ? text(params, 'of') : undefined,
    vassalage: text(params, 'vassalage'),
    gameName: (text(params, 'gameName') ?? '').slice(0, maxSearchLength),
    gameClassify: text(params, 'gameClassify'),
    minBet: isSlots(category) ? minBet : undefined,
  };
}

/** Query values for `paths.gameList.href` and `setSearchParams`; defaults stay out of the address. */
export function writeListState(state: ListState): Record<string, string> {
  const entries: [string, string | undefined][] = [
    ['gameType', state.category],
    ['tab', state.tab === 'all' ? undefined : state.tab],
    ['of', state.tab === 'recent' ? state.of : undefined],
    ['vassalage', state.vassalage],
    ['gameName', state.gameName.trim() === '' ? undefined : state.gameName.trim()],
    ['gameClassify', state.gameClassify],
    ['minBet', isSlots(state.category) ? state.minBet : undefined],
  ];
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

/** Another category keeps nothing of the old one but the quick tab: its vendors and bets differ (LIST-02). */
export function switchCategory(state: ListState, category: string): ListState {
  return {
    category,
    tab: state.tab,
    of: undefined,
    vassalage: undefined,
    gameName: '',
    gameClassify: undefined,
    minBet: undefined,
  };
}

/** How many choices of the filter panel are in force, for the badge on its button. */
export function activeFilters(state: ListState): number {
  return [state.vassalage, state.gameClassify, state.minBet].filter((value) => value !== undefined)
    .length;
}
