import { lazyPart } from '@playhouse/platform';
import type { JackpotSheetProps } from './JackpotSheet';

/** The sheet of the pot, whose code comes with the first tap on the counter. */
export const LazyJackpotSheet = lazyPart<JackpotSheetProps>(
  async () => (await import('./JackpotSheet')).JackpotSheet,
  ({ open }) => open,
);
