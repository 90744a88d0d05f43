import { SearchInput } from '@playhouse/ui-kit';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { ListState, ListTab } from '../../logic/listState';
import type { VendorItem } from '../../logic/vendors';
import { FilterButton } from './FilterButton';
import styles from './GameListView.module.css';
import { QuickTabs } from './QuickTabs';
import { VendorBar } from './VendorBar';

export interface GameListViewProps {
  state: ListState;
  /** Left out on a vendor's own page. */
  vendors?: readonly VendorItem[];
  /** How many filters the player chose. */
  filters: number;
  onSearch: (words: string) => void;
  onTab: (tab: ListTab) => void;
  onVendor: (code: string | undefined) => void;
  /** Left out where there is nothing to filter by. */
  onFilter: (() => void) | undefined;
  /** The games. A part of its own: when a page of them comes, nothing above has to be drawn again. */
  children: ReactNode;
}

/** A category's games: search, quick tabs, vendors and the grid (LIST-01). */
export function GameListView(props: GameListViewProps) {
  const { state, vendors, filters, onSearch, onTab, onVendor, onFilter, children } = props;
  const intl = useIntl();
  return (
    <div className={styles.list}>
      <div className={styles.search}>
        <SearchInput
          // The address is the truth: Back to another search shows its words.
          key={`${state.category} ${state.gameName}`}
          label={intl.formatMessage({ id: 'lobby.list.search' })}
          defaultValue={state.gameName}
          onSearch={onSearch}
        />
        {onFilter && <FilterButton active={filters} onClick={onFilter} />}
      </div>
      <QuickTabs tab={state.tab} onTab={onTab} />
      {vendors && <VendorBar vendors={vendors} selected={state.vassalage} onSelect={onVendor} />}
      {children}
    </div>
  );
}
