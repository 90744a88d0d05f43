import { lazyPart } from '@playhouse/platform';
import type { GamesElsewhereProps } from './GamesElsewhere';

/** Games beyond a searched list, whose code and texts come with the first search. */
export const LazyGamesElsewhere = lazyPart<GamesElsewhereProps>(
  async () => (await import('./GamesElsewhere')).GamesElsewhere,
  ({ state }) => state.gameName !== '',
  ['search'],
);
