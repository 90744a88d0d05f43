import { useMoney } from '@playhouse/i18n';
import type { Period } from '@playhouse/i18n';
import { TrendChart } from '@playhouse/ui-kit';
import { defineMessage, defineMessages, useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { betsHref, figureHref } from '../logic/figures';
import { daysOfStep, everyStep } from '../logic/trend';
import type { Trend, TrendPoint, TrendUnit } from '../logic/trend';
import { agentMessages } from '../messages';

type Figure = Exclude<keyof TrendPoint, 'day'>;

/** What a chart of a team shows: its title, and the figures that it draws. */
export interface TrendSubject {
  readonly title: MessageDescriptor;
  readonly figures: readonly (readonly [Figure, MessageDescriptor])[];
  /** Where the entries of a figure of some days stand, in one category of games or in all. */
  readonly href: (figure: Figure, days: Period, gameType?: string) => string;
}

const titles = defineMessages({
  result: {
    id: 'agent.trend.result',
    defaultMessage: 'Bets and net result',
    description: 'Title of the chart of a team over a period',
  },
  bets: {
    id: 'agent.trend.bets',
    defaultMessage: 'Bets and wins',
    description: "Title of the chart of a team's bets over a period",
  },
});

/** Turnover, and what the members gained from it. */
export const resultTrend: TrendSubject = {
  title: titles.result,
  figures: [
    ['betAmount', agentMessages.bets],
    ['netAmount', agentMessages.net],
  ],
  href: (figure, period) => figureHref({ figure: figure === 'netAmount' ? 'net' : 'bet', period }),
};

/** Bets that were settled and what they paid. */
export const betsTrend: TrendSubject = {
  title: titles.bets,
  figures: [
    ['settledBetAmount', agentMessages.bets],
    ['settledWinAmount', agentMessages.wins],
  ],
  href: (_figure, days, gameType) => betsHref(days, gameType === undefined ? {} : { gameType }),
};

const weekMessage = defineMessage<{ day: string }>({
  id: 'agent.trend.week',
  defaultMessage: 'Week from {day}',
  description: 'A step of a chart: the seven days from a Monday',
});

const words = defineMessages({
  showTable: {
    id: 'agent.chart.showTable',
    defaultMessage: 'Show as a table',
    description: 'Button that opens the figures of a chart as a table below it',
  },
  hideTable: {
    id: 'agent.chart.hideTable',
    defaultMessage: 'Hide the table',
    description: 'Button that closes the table below a chart',
  },
  step: {
    id: 'agent.chart.step',
    defaultMessage: 'Date',
    description: 'Heading of the column of days, weeks or months in the table of a chart',
  },
});

const readMessage = defineMessage<{ title: string }>({
  id: 'agent.chart.read',
  defaultMessage: '{title}: choose a date',
  description: 'Spoken name of the slider over a chart that reads the figures of a day',
});

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
  const title = formatMessage(subject.title);
  return (
    <TrendChart
      title={title}
      steps={steps.map(({ day }) => names(day))}
      series={subject.figures.map(([key, label]) => ({
        key,
        label: formatMessage(label),
        values: steps.map((step) => step[key]),
        hrefs: steps.map(({ day }) =>
          subject.href(key, daysOfStep(day, trend.unit, period), gameType),
        ),
      }))}
      format={(amount) => money(amount)}
      formatShort={(amount) => money(amount, { compact: true })}
      texts={{
        showTable: formatMessage(words.showTable),
        hideTable: formatMessage(words.hideTable),
        step: formatMessage(words.step),
        read: formatMessage(readMessage, { title }),
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
      label: unit === 'week' ? formatMessage(weekMessage, { day: full }) : full,
      short: write({ day: 'numeric', month: 'short' }),
    };
  };
}
