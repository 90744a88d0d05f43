import { useDateTime, useMoney } from '@playhouse/i18n';
import { paths } from '@playhouse/navigation';
import { useViewState, useWps } from '@playhouse/platform';
import { isAgent } from '@playhouse/session';
import {
  Badge,
  buttonClass,
  Page,
  RecordList,
  SearchInput,
  Skeleton,
  StateView,
} from '@playhouse/ui-kit';
import type { agentCalls } from '@playhouse/wps';
import { useInfiniteQuery } from '@tanstack/react-query';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router-dom';
import { agentMessages, agentTitles } from '../messages';
import { teamListOptions } from '../queries';
import styles from '../views/agentForms.module.css';

const messages = defineMessages({
  search: {
    id: 'agent.team.search',
    defaultMessage: 'Search an account',
    description: 'Label of the search box for downlines',
  },
  downlines: {
    id: 'agent.team.downlines',
    defaultMessage: 'Downlines',
    description: 'Number of members below a member',
  },
  joined: { id: 'agent.team.joined', defaultMessage: 'Joined', description: 'Day of registration' },
  online: { id: 'agent.team.online', defaultMessage: 'Online', description: 'State of a member' },
  open: {
    id: 'agent.team.open',
    defaultMessage: 'Their team',
    description: 'Link to the downlines of a downline',
  },
  rates: {
    id: 'agent.team.rates',
    defaultMessage: 'Rates',
    description: 'Link to the rebate rates of a downline',
  },
});

/** Downlines, one level at a time, `/m/member/team?parentId=&account=`. */
export function TeamManagementPage() {
  const { formatMessage } = useIntl();
  const [search, setSearch] = useSearchParams();
  const account = search.get('account') ?? undefined;
  const parentId = search.get('parentId') ?? undefined;
  const toRecord = useTeamRecord();
  const query = useInfiniteQuery(teamListOptions(useWps(), { account, parentId }));
  const state = useViewState(query, {
    isEmpty: (data) => data.pages.every((page) => page.items.length === 0),
  });
  const title = formatMessage(agentTitles.teamManagement);
  return (
    <Page title={title}>
      <SearchInput
        label={formatMessage(messages.search)}
        defaultValue={account ?? ''}
        onSearch={(text) => setSearch(text === '' ? {} : { account: text })}
      />
      <StateView state={state} skeleton={<Skeleton className={styles.skeleton} />}>
        {(data) => (
          <RecordList
            label={title}
            items={data.pages.flatMap((page) => page.items).map(toRecord)}
            onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
            loadingMore={query.isFetchingNextPage}
          />
        )}
      </StateView>
    </Page>
  );
}

function useTeamRecord() {
  const { formatMessage, formatNumber } = useIntl();
  const money = useMoney();
  const { date } = useDateTime();
  return (member: agentCalls.TeamMember) => ({
    id: member.id,
    title: member.account,
    text: formatMessage(isAgent(member.type) ? agentMessages.agent : agentMessages.player),
    amount: money(member.balance),
    badge: member.online && <Badge tone="success">{formatMessage(messages.online)}</Badge>,
    details: [
      { label: formatMessage(messages.downlines), value: formatNumber(member.teamCount) },
      { label: formatMessage(messages.joined), value: date(member.regDate) },
    ],
    actions: <MemberActions member={member} />,
  });
}

function MemberActions({ member }: { member: agentCalls.TeamMember }) {
  const look = buttonClass({ variant: 'secondary', size: 's' });
  return (
    <>
      {member.teamCount > 0 && (
        <Link to={paths.teamManagement.href({ parentId: member.id })} className={look}>
          <FormattedMessage {...messages.open} />
        </Link>
      )}
      <Link to={paths.rebateSettings.href({ memberId: member.id })} className={look}>
        <FormattedMessage {...messages.rates} />
      </Link>
    </>
  );
}
