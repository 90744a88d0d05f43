import { useDateTime, useMoney } from '@playhouse/i18n';
import { paths } from '@playhouse/navigation';
import { usePeriod } from '@playhouse/platform';
import { isAgent } from '@playhouse/session';
import { Badge, buttonClass, DataTable } from '@playhouse/ui-kit';
import type { agentCalls } from '@playhouse/wps';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { TeamSort } from '../queries';
import { teamColumns } from '../teamColumns';
import { BalanceLink, FigureLink } from './FigureLink';
import styles from './TeamTable.module.css';

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
    label: formatMessage({ id: label }),
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
          <FigureLink
            figure="members"
            parentId={member.id}
            account={member.account}
            period={presets.week}
          >
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
        <FormattedMessage id={isAgent(member.type) ? 'agent.agent' : 'agent.player'} />
        {member.online && (
          <Badge tone="success">
            <FormattedMessage id="agent.team.online" />
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
        <FormattedMessage id="agent.team.rates" />
      </Link>
      {member.teamCount > 0 && (
        <Link to={paths.teamManagement.href({ parentId: member.id })} className={look}>
          <FormattedMessage id="agent.team.open" />
        </Link>
      )}
    </span>
  );
}
