import type { ReactNode } from 'react';
import type { ListState, ListTab } from '../../logic/listState';
import type { VendorItem } from '../../logic/vendors';
import { FilterButton } from './FilterButton';
import styles from './GameListView.module.css';
import { QuickTabs } from './QuickTabs';
import { VendorBar } from './VendorBar';

export interface GameListViewProps {
  state: ListState;
  /** Left out on a vendor's own page, and among recent games. */
  vendors?: readonly VendorItem[] | undefined;
  /** Categories to filter by; left out in the list of one. */
  categories?: ReactNode;
  /** How many filters the player chose. */
  filters: number;
  /** The box that searches. */
  search: ReactNode;
  onTab: (tab: ListTab) => void;
  onVendor: (code: string | undefined) => void;
  /** Left out where there is nothing to filter by. */
  onFilter: (() => void) | undefined;
  /** The games. A part of its own: when a page of them comes, nothing above has to be drawn again. */
  children: ReactNode;
}

/** A category's games: search, quick tabs, vendors and the grid (LIST-01). */
export function GameListView(props: GameListViewProps) {
  const { state, vendors, categories, filters, search, onTab, onVendor, onFilter, children } =
    props;
  return (
    <div className={styles.list}>
      <div className={styles.search}>
        {search}
        {onFilter && <FilterButton active={filters} onClick={onFilter} />}
      </div>
      <QuickTabs tab={state.tab} onTab={onTab} />
      {categories}
      {vendors && <VendorBar vendors={vendors} selected={state.vassalage} onSelect={onVendor} />}
      {children}
    </div>
  );
}
