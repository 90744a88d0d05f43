import { useDateTime, useMoney } from '@playhouse/i18n';
import { paths } from '@playhouse/navigation';
import { usePeriod } from '@playhouse/platform';
import { isAgent } from '@playhouse/session';
import { Badge, buttonClass, DataTable } from '@playhouse/ui-kit';
import type { agentCalls } from '@playhouse/wps';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { agentMessages } from '../messages';
import type { TeamSort } from '../queries';
import { teamColumns } from '../teamColumns';
import { BalanceLink, FigureLink } from './FigureLink';
import styles from './TeamTable.module.css';

const messages = defineMessages({
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

export interface TeamTableProps {
  label: string;
  members: readonly agentCalls.TeamMember[];
  sort: TeamSort | undefined;
  onSort: (sort: TeamSort) => void;
  onMore: (() => void) | undefined;
  loadingMore: boolean;
}

/** Downlines, a line each, with the ways to their own team and to their rates. */
export function TeamTable({ members, ...table }: TeamTableProps) {
  const { formatMessage, formatNumber } = useIntl();
  const money = useMoney();
  const { date } = useDateTime();
  const { presets } = usePeriod();
  const columns = teamColumns.map(({ label, ...column }) => ({
    ...column,
    label: formatMessage(label),
  }));
  const rows = members.map((member) => ({
    id: member.id,
    cells: {
      account: <Who member={member} />,
      balance: (
        <BalanceLink account={member.account} regDate={member.regDate}>
          {money(member.balance)}
        </BalanceLink>
      ),
      teamCount:
        member.teamCount === 0 ? (
          formatNumber(0)
        ) : (
          <FigureLink figure="members" parentId={member.id} period={presets.week}>
            {formatNumber(member.teamCount)}
          </FigureLink>
        ),
      regDate: date(member.regDate),
      actions: <MemberActions member={member} />,
    },
  }));
  return <DataTable {...table} columns={columns} rows={rows} />;
}

function Who({ member }: { member: agentCalls.TeamMember }) {
  return (
    <span className={styles.who}>
      {member.account}
      <span className={styles.kind}>
        <FormattedMessage
          {...(isAgent(member.type) ? agentMessages.agent : agentMessages.player)}
        />
        {member.online && (
          <Badge tone="success">
            <FormattedMessage {...messages.online} />
          </Badge>
        )}
      </span>
    </span>
  );
}

function MemberActions({ member }: { member: agentCalls.TeamMember }) {
  const look = buttonClass({ variant: 'secondary', size: 's' });
  return (
    <span className={styles.actions}>
      <Link to={paths.rebateSettings.href({ memberId: member.id })} className={look}>
        <FormattedMessage {...messages.rates} />
      </Link>
      {member.teamCount > 0 && (
        <Link to={paths.teamManagement.href({ parentId: member.id })} className={look}>
          <FormattedMessage {...messages.open} />
        </Link>
      )}
    </span>
  );
}
