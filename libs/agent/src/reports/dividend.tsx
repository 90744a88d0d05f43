import type { Report } from '@playhouse/platform';
import { Badge } from '@playhouse/ui-kit';
import type { RecordItem } from '@playhouse/ui-kit';
import type { AnswerOf, agentCalls } from '@playhouse/wps';
import { defineMessages } from 'react-intl';
import { agentMessages, agentTitles } from '../messages';
import { agentKey } from '../queries';
import { BetsLink, FigureLink } from '../views/FigureLink';

type Page = AnswerOf<typeof agentCalls.dividend>;

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

/** Dividends by settlement period. */
export const dividendReport: Report<RecordItem, Page['items'][number], Page['footer']> = {
  key: [...agentKey, 'dividend'],
  title: agentTitles.dividend,
  load: (wps, { period, page }, signal) =>
    wps.call('agent.dividend', { query: { ...period, ...page }, signal }),
  line: (dividend, write) => ({
    id: dividend.id,
    title: `${write.day(dividend.startDate)} – ${write.day(dividend.endDate)}`,
    amount:
      dividend.status === 'issued' ? (
        <FigureLink
          figure="ownDividend"
          period={{ startDate: dividend.endDate, endDate: dividend.endDate }}
        >
          {write.money(dividend.amount)}
        </FigureLink>
      ) : (
        write.money(dividend.amount)
      ),
    badge: <Badge tone={tones[dividend.status]}>{write.text(statuses[dividend.status])}</Badge>,
    details: [
      {
        label: write.text(agentMessages.bets),
        value: <BetsLink period={dividend}>{write.money(dividend.turnover)}</BetsLink>,
      },
      {
        label: write.text(agentMessages.net),
        value: <BetsLink period={dividend}>{write.money(dividend.netLoss)}</BetsLink>,
      },
      { label: write.text(agentMessages.rate), value: write.percent(dividend.rate) },
    ],
  }),
  totals: ({ amount }, write, period) => [
    {
      label: write.text(agentMessages.amount),
      value: (
        <FigureLink figure="ownDividend" period={period}>
          {write.money(amount)}
        </FigureLink>
      ),
    },
  ],
};
