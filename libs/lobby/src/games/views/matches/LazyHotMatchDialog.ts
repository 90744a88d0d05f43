import { lazyPart } from '@playhouse/platform';
import type { HotMatchDialogProps } from './HotMatchDialog';

/** The window of a match, whose code comes with the first tap on one. */
export const LazyHotMatchDialog = lazyPart<HotMatchDialogProps>(
  async () => (await import('./HotMatchDialog')).HotMatchDialog,
  ({ match }) => match !== undefined,
);
