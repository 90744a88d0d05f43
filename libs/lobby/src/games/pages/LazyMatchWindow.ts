import { lazyPart } from '@playhouse/platform';
import type { MatchWindowProps } from './MatchWindow';

/** The window of a match, whose code comes with the first tap on one. */
export const LazyMatchWindow = lazyPart<MatchWindowProps>(
  async () => (await import('./MatchWindow')).MatchWindow,
  ({ match }) => match !== undefined,
);
