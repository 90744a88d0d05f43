import { lazyPart } from '@playhouse/platform';
import type { SuggestionsProps } from './Suggestions';

/** Suggestions of a list's box, whose code and texts come when the box is touched. */
export const LazySuggestions = lazyPart<SuggestionsProps & { wanted: boolean }>(
  async () => (await import('./Suggestions')).Suggestions,
  ({ wanted }) => wanted,
  ['search'],
);
