import { paths } from '@playhouse/navigation';
import { Page } from '@playhouse/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, useNavigate } from 'react-router-dom';
import { categoryMessage } from '../categoryMessages';
import { useClassifyKeys } from '../hooks/useClassifyKeys';
import { useListScreen } from '../hooks/useListScreen';
import { useListState } from '../hooks/useListState';
import { useCategories, useVendorsOf } from '../hooks/useVendors';
import { isLottery } from '../logic/categories';
import { switchCategory, writeListState } from '../logic/listState';
import type { ListState } from '../logic/listState';
import { FilterPanel } from '../views/filter/FilterPanel';
import { GameListView } from '../views/list/GameListView';

/** `/m/gameList?gameType=`: the games of a category (ROUTE-09). Lotteries have screens of their own. */
export function GameListPage() {
  const [state, change] = useListState();
  if (isLottery(state.category)) return <Navigate to={paths.lottery.href()} replace />;
  return <CategoryGames state={state} change={change} />;
}

interface CategoryGamesProps {
  state: ListState;
  change: (part: Partial<ListState>) => void;
}

function CategoryGames({ state, change }: CategoryGamesProps) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const [filtering, setFiltering] = useState(false);
  const vendors = useVendorsOf(state.category);
  const screen = useListScreen(state);
  const switchTo = (category: string) => {
    setFiltering(false);
    const target = isLottery(category)
      ? paths.lottery.href()
      : paths.gameList.href(writeListState(switchCategory(state, category)));
    void navigate(target);
  };
  return (
    <Page title={formatMessage(categoryMessage(state.category))}>
      <GameListView
        state={state}
        vendors={vendors}
        {...screen}
        onSearch={(gameName) => change({ gameName })}
        onTab={(tab) => change({ tab })}
        onVendor={(vassalage) => change({ vassalage })}
        onFilter={() => setFiltering(true)}
        onReset={() => change({ ...switchCategory(state, state.category), tab: state.tab })}
      />
      <FilterPanel
        open={filtering}
        onClose={() => setFiltering(false)}
        state={state}
        vendors={vendors}
        classifyKeys={useClassifyKeys(state.category)}
        otherCategories={useCategories().filter((category) => category !== state.category)}
        onSubmit={(choice) => {
          setFiltering(false);
          change(choice);
        }}
        onCategory={switchTo}
      />
    </Page>
  );
}
