import { activeLanguage, catalogues } from '@playhouse/i18n';
import { lazyPart } from '@playhouse/platform';
import type { GamesElsewhereProps } from './GamesElsewhere';

/** Games beyond a searched list, whose code and texts come with the first search. */
export const LazyGamesElsewhere = lazyPart<GamesElsewhereProps>(
  async () => {
    const [part] = await Promise.all([
      import('./GamesElsewhere'),
      catalogues.load(['search'], activeLanguage()),
    ]);
    return part.GamesElsewhere;
  },
  ({ state }) => state.gameName !== '',
);
