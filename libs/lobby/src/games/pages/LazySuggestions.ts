import { activeLanguage, catalogues } from '@playhouse/i18n';
import { lazyPart } from '@playhouse/platform';
import type { SuggestionsProps } from './Suggestions';

/** Suggestions of a list's box, whose code and texts come when the box is touched. */
export const LazySuggestions = lazyPart<SuggestionsProps & { wanted: boolean }>(
  async () => {
    const [part] = await Promise.all([
      import('./Suggestions'),
      catalogues.load(['search'], activeLanguage()),
    ]);
    return part.Suggestions;
  },
  ({ wanted }) => wanted,
);
