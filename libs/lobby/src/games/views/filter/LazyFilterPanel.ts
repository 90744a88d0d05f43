import { lazyPart } from '@playhouse/platform';
import type { FilterPanelProps } from './FilterPanel';

/** The panel of a list's filters, whose code comes with the first tap on its button. */
export const LazyFilterPanel = lazyPart<FilterPanelProps>(
  async () => (await import('./FilterPanel')).FilterPanel,
  ({ open }) => open,
);
