import { useDateTime, useMoney, usePeriod } from '@playhouse/i18n';
import { useWps } from '@playhouse/platform';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { agentMessages, agentTitles } from '../messages';
import { teamBettingOptions } from '../queries';
import { ReportScreen } from '../views/ReportScreen';

/** Bets of the team, `/m/teamBetting`. */
export function TeamBettingPage() {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const { dateTime } = useDateTime();
  const period = usePeriod();
  const query = useInfiniteQuery(teamBettingOptions(useWps(), period.period));
  const figures = (row: { betAmount: number; winAmount: number }) => [
    { label: formatMessage(agentMessages.bets), value: money(row.betAmount) },
    { label: formatMessage(agentMessages.wins), value: money(row.winAmount) },
  ];
  return (
    <ReportScreen
      title={formatMessage(agentTitles.teamBetting)}
      period={period}
      query={query}
      toRecord={(row) => ({
        id: row.orderId,
        title: row.gameName,
        text: `${row.account} · ${dateTime(row.betTime)}`,
        amount: money(row.winAmount - row.betAmount, { signed: true }),
        tone: row.winAmount < row.betAmount ? 'loss' : 'gain',
        details: figures(row),
      })}
      toTotals={figures}
    />
  );
}
