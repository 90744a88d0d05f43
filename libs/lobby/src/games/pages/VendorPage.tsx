import { Page } from '@playhouse/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useClassifyKeys } from '../queries/useClassifyKeys';
import { useListState } from '../queries/useListState';
import { isSlots } from '../logic/categories';
import { activeFilters } from '../logic/listState';
import { useVendorItems } from '../queries/useVendors';
import { LazyFilterPanel } from '../views/filter/LazyFilterPanel';
import { GameListView } from '../views/list/GameListView';
import { VendorHeader } from '../views/list/VendorHeader';
import { ListedGames } from './ListedGames';

/** `/m/vendor?vassalage=&gameType=`: the page of one vendor (LAUNCH-03). */
export function VendorPage() {
  const { formatMessage } = useIntl();
  const [state, change] = useListState();
  const [filtering, setFiltering] = useState(false);
  const vendors = useVendorItems();
  const code = state.vassalage ?? '';
  const vendor = vendors.get(code) ?? { code, name: code, sources: [] };
  // The vendor is the page, not a filter that the player chose.
  const filters = activeFilters({ ...state, vassalage: undefined });
  const keep = { vassalage: state.vassalage };
  return (
    <Page title={formatMessage({ id: 'lobby.vendor.title' }, { name: vendor.name })} hideTitle>
      <VendorHeader vendor={vendor} category={state.category} />
      <GameListView
        state={state}
        filters={filters}
        onSearch={(gameName) => change({ gameName })}
        onTab={(tab) => change({ tab })}
        onVendor={(vassalage) => change({ vassalage })}
        onFilter={isSlots(state.category) ? () => setFiltering(true) : undefined}
      >
        <ListedGames
          state={state}
          filters={filters}
          onReset={() =>
            change({ ...keep, gameName: '', gameClassify: undefined, minBet: undefined })
          }
        />
      </GameListView>
      <LazyFilterPanel
        open={filtering}
        onClose={() => setFiltering(false)}
        state={state}
        vendors={[]}
        classifyKeys={useClassifyKeys(state.category)}
        otherCategories={[]}
        onSubmit={(choice) => {
          setFiltering(false);
          change({ ...choice, ...keep });
        }}
        onCategory={(category) => change({ category })}
      />
    </Page>
  );
}
