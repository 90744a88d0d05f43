import type { MessageId } from '@playhouse/i18n';
import { useMoney } from '@playhouse/i18n';
import type { Period } from '@playhouse/i18n';
import { TrendChart } from '@playhouse/ui-kit';
import { useIntl } from 'react-intl';
import { betsHref, figureHref } from '../logic/figures';
import { daysOfStep, everyStep } from '../logic/trend';
import type { Trend, TrendPoint, TrendUnit } from '../logic/trend';

type Figure = Exclude<keyof TrendPoint, 'day'>;

/** The subject of a team's chart: its title, and the figures that it draws. */
export interface TrendSubject {
  readonly title: MessageId;
  readonly figures: readonly (readonly [Figure, MessageId])[];
  /** Where the entries of a figure of some days stand, in one category of games or in all. */
  readonly href: (figure: Figure, days: Period, gameType?: string) => string;
}

/** Turnover, and what the members gained from it. */
export const resultTrend: TrendSubject = {
  title: 'agent.trend.result',
  figures: [
    ['betAmount', 'agent.bets'],
    ['netAmount', 'agent.net'],
  ],
  href: (figure, period) => figureHref({ figure: figure === 'netAmount' ? 'net' : 'bet', period }),
};

/** Bets that were settled and what they paid. */
export const betsTrend: TrendSubject = {
  title: 'agent.trend.bets',
  figures: [
    ['settledBetAmount', 'agent.bets'],
    ['settledWinAmount', 'agent.wins'],
  ],
  href: (_figure, days, gameType) => betsHref(days, gameType === undefined ? {} : { gameType }),
};

export interface TrendViewProps {
  period: Period;
  trend: Trend;
  subject: TrendSubject;
  /** The category of games that it is of, if not of all. */
  gameType?: string | undefined;
}

/** How a team did step by step; a period of one step has no course. */
export function TrendView({ period, trend, subject, gameType }: TrendViewProps) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const names = useStepNames(trend.unit);
  const steps = everyStep(period, trend);
  if (steps.length < 2) return undefined;
  const title = formatMessage({ id: subject.title });
  return (
    <TrendChart
      title={title}
      steps={steps.map(({ day }) => names(day))}
      series={subject.figures.map(([key, label]) => ({
        key,
        label: formatMessage({ id: label }),
        values: steps.map((step) => step[key]),
        hrefs: steps.map(({ day }) =>
          subject.href(key, daysOfStep(day, trend.unit, period), gameType),
        ),
      }))}
      format={(amount) => money(amount)}
      formatShort={(amount) => money(amount, { compact: true })}
      texts={{
        showTable: formatMessage({ id: 'agent.chart.showTable' }),
        hideTable: formatMessage({ id: 'agent.chart.hideTable' }),
        step: formatMessage({ id: 'agent.chart.step' }),
        read: formatMessage({ id: 'agent.chart.read' }, { title }),
      }}
    />
  );
}

function useStepNames(unit: TrendUnit) {
  const { formatDate, formatMessage } = useIntl();
  return (day: string) => {
    // The days are the merchant's already: no zone moves them.
    const write = (options: Intl.DateTimeFormatOptions) =>
      formatDate(`${day}T00:00:00Z`, { ...options, timeZone: 'UTC' });
    if (unit === 'month') {
      const month = write({ month: 'long', year: 'numeric' });
      return { label: month, short: write({ month: 'short', year: 'numeric' }) };
    }
    const full = write({ dateStyle: 'medium' });
    return {
      label: unit === 'week' ? formatMessage({ id: 'agent.trend.week' }, { day: full }) : full,
      short: write({ day: 'numeric', month: 'short' }),
    };
  };
}
