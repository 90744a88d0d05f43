import { paths } from '@playhouse/navigation';
import type { AskScreen } from '@playhouse/navigation';
import { getSession } from '@playhouse/session';
import { Page } from '@playhouse/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, useNavigate } from 'react-router-dom';
import { useCategoryName } from '../queries/useCategoryName';
import { useClassifyKeys } from '../queries/useClassifyKeys';
import { useListState } from '../queries/useListState';
import { useCategories, useCategoryVendors } from '../queries/useVendors';
import { categoryHref, isLottery } from '@playhouse/categories';
import { vendorsOptions } from '../../shared/queries/vendors';
import { vendorConfigOptions } from '../queries/gameQueries';
import { gamePagesOptions } from '../queries/gamePages';
import { activeFilters, readListState, switchCategory, writeListState } from '../logic/listState';
import type { ListState } from '../logic/listState';
import { CategoryChips } from '../views/list/CategoryChips';
import { LazyFilterPanel } from '../views/filter/LazyFilterPanel';
import { GameListView } from '../views/list/GameListView';
import { ListedGames } from './ListedGames';
import { ListSearch } from './ListSearch';

/** The first page of the games, and what stands around it. */
export const askGameList: AskScreen = ({ client, wps, language, search }) => {
  const state = readListState(search);
  if (isLottery(state.category)) return;
  const member = getSession()?.userName;
  void client.prefetchInfiniteQuery(gamePagesOptions(wps, { state, language, member }));
  void client.prefetchQuery(vendorConfigOptions(wps, language));
  void client.prefetchQuery(vendorsOptions(wps, language));
};

/** `/m/gameList?gameType=`: the games of a category (ROUTE-09). Lotteries have screens of their own. */
export function GameListPage() {
  const [state, change] = useListState();
  if (isLottery(state.category)) return <Navigate to={categoryHref(state.category)} replace />;
  return <CategoryGames state={state} change={change} />;
}

interface CategoryGamesProps {
  state: ListState;
  change: (part: Partial<ListState>) => void;
}

function CategoryGames({ state, change }: CategoryGamesProps) {
  const { formatMessage } = useIntl();
  const categories = useCategories();
  const isRecent = state.tab === 'recent';
  const nameOf = useCategoryName(isRecent ? categories : [state.category]);
  const navigate = useNavigate();
  const [filtering, setFiltering] = useState(false);
  const vendors = useCategoryVendors(state.category);
  const filters = activeFilters(state);
  const switchTo = (category: string) => {
    setFiltering(false);
    const target = isLottery(category)
      ? categoryHref(category)
      : paths.gameList.href(writeListState(switchCategory(state, category)));
    void navigate(target);
  };
  return (
    <Page title={isRecent ? formatMessage({ id: 'lobby.recent.title' }) : nameOf(state.category)}>
      <GameListView
        state={state}
        vendors={isRecent ? undefined : vendors}
        categories={
          isRecent && (
            <CategoryChips
              {...{ categories, nameOf }}
              selected={state.of}
              onSelect={(of) => change({ of })}
            />
          )
        }
        filters={filters}
        search={
          // The address is the truth: Back to another search shows its words.
          <ListSearch
            key={`${state.category} ${state.gameName}`}
            gameName={state.gameName}
            onSearch={(gameName) => change({ gameName })}
          />
        }
        onTab={(tab) => change({ tab, ...(tab === 'recent' && { vassalage: undefined }) })}
        onVendor={(vassalage) => change({ vassalage })}
        onFilter={() => setFiltering(true)}
      >
        <ListedGames
          state={state}
          filters={filters}
          onReset={() => change({ ...switchCategory(state, state.category), tab: state.tab })}
        />
      </GameListView>
      <LazyFilterPanel
        open={filtering}
        onClose={() => setFiltering(false)}
        state={state}
        vendors={vendors}
        classifyKeys={useClassifyKeys(state.category)}
        otherCategories={categories.filter((category) => category !== state.category)}
        onSubmit={(choice) => {
          setFiltering(false);
          change(choice);
        }}
        onCategory={switchTo}
      />
    </Page>
  );
}
