import { useMoney, usePeriod } from '@playhouse/i18n';
import { useWps } from '@playhouse/platform';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { agentMessages, agentTitles } from '../messages';
import { rebateIncomeOptions } from '../queries';
import { ReportScreen } from '../views/ReportScreen';

/** Rebates earned from the team's bets, `/m/member/teamRebate`. */
export function RebateIncomePage() {
  const { formatMessage, formatNumber } = useIntl();
  const money = useMoney();
  const period = usePeriod();
  const query = useInfiniteQuery(rebateIncomeOptions(useWps(), period.period));
  return (
    <ReportScreen
      title={formatMessage(agentTitles.rebateIncome)}
      period={period}
      query={query}
      toRecord={(row) => ({
        id: row.id,
        title: row.account,
        text: row.day,
        amount: money(row.amount, { signed: true }),
        tone: 'gain',
        details: [
          { label: formatMessage(agentMessages.bets), value: money(row.betAmount) },
          {
            label: formatMessage(agentMessages.rate),
            value: formatNumber(row.rate / 100, { style: 'percent', maximumFractionDigits: 2 }),
          },
        ],
      })}
      toTotals={(footer) => [
        { label: formatMessage(agentMessages.amount), value: money(footer.amount) },
      ]}
    />
  );
}
