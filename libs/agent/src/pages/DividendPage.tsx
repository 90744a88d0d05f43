import { useMoney, usePeriod } from '@playhouse/i18n';
import { useWps } from '@playhouse/platform';
import { Badge } from '@playhouse/ui-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { defineMessages, useIntl } from 'react-intl';
import { agentMessages, agentTitles } from '../messages';
import { dividendOptions } from '../queries';
import { ReportScreen } from '../views/ReportScreen';

const statuses = defineMessages({
  pending: {
    id: 'agent.dividend.pending',
    defaultMessage: 'Pending',
    description: 'State of a dividend that is not yet paid',
  },
  issued: {
    id: 'agent.dividend.issued',
    defaultMessage: 'Paid',
    description: 'State of a dividend',
  },
  none: {
    id: 'agent.dividend.none',
    defaultMessage: 'None due',
    description: 'State of a period that earned no dividend',
  },
});

const tones = { pending: 'warning', issued: 'success', none: 'neutral' } as const;

/** Dividends by settlement period, `/m/member/agent/agentDivident`. */
export function DividendPage() {
  const { formatMessage, formatNumber } = useIntl();
  const money = useMoney();
  const period = usePeriod();
  const query = useInfiniteQuery(dividendOptions(useWps(), period.period));
  return (
    <ReportScreen
      title={formatMessage(agentTitles.dividend)}
      period={period}
      query={query}
      toRecord={(row) => ({
        id: row.id,
        title: `${row.startDate} – ${row.endDate}`,
        amount: money(row.amount),
        badge: <Badge tone={tones[row.status]}>{formatMessage(statuses[row.status])}</Badge>,
        details: [
          { label: formatMessage(agentMessages.bets), value: money(row.turnover) },
          { label: formatMessage(agentMessages.net), value: money(row.netLoss) },
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
