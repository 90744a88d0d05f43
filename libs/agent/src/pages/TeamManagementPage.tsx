import { useViewState, useWps } from '@playhouse/platform';
import { Page, SearchInput, Skeleton, StateView } from '@playhouse/ui-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { teamListOptions } from '../queries';
import type { TeamSort } from '../queries';
import styles from '../views/agentForms.module.css';
import { TeamOwner } from '../views/TeamOwner';
import { TeamTable } from '../views/TeamTable';

/** Downlines, one level at a time, `/m/member/team?parentId=&account=`. */
export function TeamManagementPage() {
  const { formatMessage } = useIntl();
  const [search, setSearch] = useSearchParams();
  const account = search.get('account') ?? undefined;
  const parentId = search.get('parentId') ?? undefined;
  const [sort, setSort] = useState<TeamSort>();
  const query = useInfiniteQuery(teamListOptions(useWps(), { account, parentId }, sort));
  const state = useViewState(query, {
    isEmpty: (data) => data.pages.every((page) => page.items.length === 0),
  });
  const parent = query.data?.pages[0]?.footer?.parentAccount;
  // Whose team it is comes with its lines.
  const isKnown = parentId === undefined || query.data !== undefined;
  const title = formatMessage({ id: 'screens.teamManagement' });
  return (
    <Page title={title} subtitle={isKnown ? <TeamOwner account={parent} /> : '\u00a0'} wide>
      <SearchInput
        label={formatMessage({ id: 'agent.team.search' })}
        defaultValue={account ?? ''}
        onSearch={(text) => setSearch(text === '' ? {} : { account: text })}
      />
      <StateView state={state} skeleton={<Skeleton className={styles.skeleton} />}>
        {(data) => (
          <TeamTable
            label={title}
            members={data.pages.flatMap((page) => page.items)}
            sort={sort}
            onSort={setSort}
            onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
            loadingMore={query.isFetchingNextPage}
          />
        )}
      </StateView>
    </Page>
  );
}
