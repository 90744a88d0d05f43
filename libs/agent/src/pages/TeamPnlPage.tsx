import { useMoney, usePeriod } from '@playhouse/i18n';
import { useWps } from '@playhouse/platform';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { agentMessages, agentTitles } from '../messages';
import { teamPnlOptions } from '../queries';
import { ReportScreen } from '../views/ReportScreen';

const columns = [
  ['deposits', 'depositAmount'],
  ['withdrawals', 'withdrawAmount'],
  ['bets', 'betAmount'],
  ['wins', 'winAmount'],
  ['rebates', 'rebateAmount'],
] as const;

/** Team profit and loss by downline, `/m/agent/team/pnl`. */
export function TeamPnlPage() {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const period = usePeriod();
  const query = useInfiniteQuery(teamPnlOptions(useWps(), period.period));
  const figures = (row: Record<(typeof columns)[number][1], number>) =>
    columns.map(([label, field]) => ({
      label: formatMessage(agentMessages[label]),
      value: money(row[field]),
    }));
  return (
    <ReportScreen
      title={formatMessage(agentTitles.teamProfitAndLoss)}
      period={period}
      query={query}
      toRecord={(row) => ({
        id: row.account,
        title: row.account,
        amount: money(row.netAmount, { signed: true }),
        tone: row.netAmount < 0 ? 'loss' : 'gain',
        details: figures(row),
      })}
      toTotals={(footer) => [
        {
          label: formatMessage(agentMessages.net),
          value: money(footer.netAmount, { signed: true }),
        },
        ...figures(footer),
      ]}
    />
  );
}
