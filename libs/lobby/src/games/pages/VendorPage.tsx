import { paths } from '@playhouse/navigation';
import { buttonClass, EmptyState, ErrorState, Page, Skeleton } from '@playhouse/ui-kit';
import { useErrorText, useWps } from '@playhouse/platform';
import { useListLanguage } from '@playhouse/i18n';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, Navigate } from 'react-router-dom';
import { useCategoryName } from '../queries/useCategoryName';
import { useClassifyKeys } from '../queries/useClassifyKeys';
import { useVendorState } from '../queries/useVendorState';
import { vendorsOptions } from '../../shared/queries/vendors';
import { isSlots } from '../logic/categories';
import { activeFilters, allCategories } from '../logic/listState';
import type { ListState } from '../logic/listState';
import type { VendorItem } from '../logic/vendors';
import { LazyFilterPanel } from '../views/filter/LazyFilterPanel';
import { CategoryChips } from '../views/list/CategoryChips';
import { GameListView } from '../views/list/GameListView';
import { VendorHeader } from '../views/list/VendorHeader';
import { ListedGames } from './ListedGames';
import { ListSearch } from './ListSearch';

/** `/m/vendor?name=`: the page of one vendor, with its games of all categories or of one (LAUNCH-03). */
export function VendorPage() {
  const { vendor, movedTo, ...list } = useVendorState();
  if (movedTo !== undefined) return <Navigate to={movedTo} replace />;
  if (vendor === undefined) return <AwaitedVendor />;
  return vendor.code === '' ? <NoVendor /> : <VendorGames vendor={vendor} {...list} />;
}

/** An address that names nobody leads to all of them. */
function NoVendor() {
  const { formatMessage } = useIntl();
  return (
    <Page title={formatMessage({ id: 'lobby.vendors.label' })}>
      <EmptyState
        title={<FormattedMessage id="lobby.vendors.none" />}
        action={
          <Link to={paths.gameCenter.href()} className={buttonClass()}>
            <FormattedMessage id="screens.gameCenter" />
          </Link>
        }
      />
    </Page>
  );
}

/** Until it is known who the vendors are. */
function AwaitedVendor() {
  const { isError, error, refetch } = useQuery(vendorsOptions(useWps(), useListLanguage()));
  const errorText = useErrorText();
  return (
    <Page>
      {isError ? (
        <ErrorState {...errorText(error)} retry={() => void refetch()} />
      ) : (
        <Skeleton ratio="3:1" />
      )}
    </Page>
  );
}

interface VendorGamesProps {
  vendor: VendorItem;
  state: ListState;
  change: (part: Partial<ListState>) => void;
}

function VendorGames({ vendor, state, change }: VendorGamesProps) {
  const { formatMessage } = useIntl();
  const [filtering, setFiltering] = useState(false);
  const nameOf = useCategoryName(vendor.categories);
  // The vendor is the page, not a filter that the player chose.
  const filters = activeFilters({ ...state, vassalage: undefined });
  const noFilters = { gameName: '', gameClassify: undefined, minBet: undefined };
  return (
    <Page title={formatMessage({ id: 'lobby.vendor.title' }, { name: vendor.name })} hideTitle>
      <VendorHeader vendor={vendor} categories={vendor.categories.map(nameOf)} />
      <GameListView
        state={state}
        categories={
          vendor.categories.length > 1 && (
            <CategoryChips
              {...{ categories: vendor.categories, nameOf }}
              selected={state.of}
              onSelect={(category = allCategories) => change({ ...noFilters, category })}
            />
          )
        }
        filters={filters}
        search={
          <ListSearch
            key={`${vendor.code} ${state.category} ${state.gameName}`}
            gameName={state.gameName}
            onSearch={(gameName) => change({ gameName })}
          />
        }
        onTab={(tab) => change({ tab })}
        onVendor={(vassalage) => change({ vassalage })}
        onFilter={isSlots(state.category) ? () => setFiltering(true) : undefined}
      >
        <ListedGames state={state} filters={filters} onReset={() => change(noFilters)} />
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
          change(choice);
        }}
        onCategory={(category) => change({ category })}
      />
    </Page>
  );
}
