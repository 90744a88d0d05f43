import { categoryName } from '@playhouse/categories';
import { useReportWriter } from '@playhouse/platform';
import { Button, RecordList, useCopy } from '@playhouse/ui-kit';
import type { agentCalls } from '@playhouse/wps';
import { FormattedMessage, useIntl } from 'react-intl';
import { FigureLink } from './FigureLink';

export interface InviteLinksProps {
  links: readonly agentCalls.InviteLink[];
  /** The day that it is, and of a moment, in the merchant's time zone. */
  today: string;
  dayOf: (time: number) => string;
  onRemove: (id: string) => void;
}

/** The links that register downlines, with what came of each. */
export function InviteLinks({ links, today, dayOf, onRemove }: InviteLinksProps) {
  const { formatMessage, formatNumber, formatList } = useIntl();
  const write = useReportWriter();
  const copy = useCopy();
  const writeRates = (rates: agentCalls.InviteLink['rates']) =>
    formatList(
      rates.map(
        ({ gameType, rate }) =>
          `${formatMessage({ id: categoryName(gameType) })} ${write.percent(rate)}`,
      ),
      { type: 'unit' },
    );
  const opens = (figure: 'visits' | 'invited', link: agentCalls.InviteLink, count: number) => (
    <FigureLink
      figure={figure}
      link={link.id}
      period={{ startDate: dayOf(link.createTime), endDate: today }}
    >
      {formatNumber(count)}
    </FigureLink>
  );
  return (
    <RecordList
      label={formatMessage({ id: 'agent.register.links' })}
      items={links.map((link) => ({
        id: link.id,
        title: <bdi dir="ltr">{link.url}</bdi>,
        text: formatMessage({ id: link.type === 0 ? 'agent.player' : 'agent.agent' }),
        details: [
          {
            label: formatMessage({ id: 'agent.register.visits' }),
            value: opens('visits', link, link.visitCount),
          },
          {
            label: formatMessage({ id: 'agent.register.registrations' }),
            value: opens('invited', link, link.registerCount),
          },
          ...(link.rates.length === 0
            ? []
            : [
                {
                  label: formatMessage({ id: 'agent.register.rates' }),
                  value: writeRates(link.rates),
                },
              ]),
        ],
        actions: (
          <>
            <Button size="s" variant="secondary" icon="copy" onClick={() => void copy(link.url)}>
              <FormattedMessage id="agent.register.copy" />
            </Button>
            <Button size="s" variant="ghost" icon="trash" onClick={() => onRemove(link.id)}>
              <FormattedMessage id="agent.register.remove" />
            </Button>
          </>
        ),
      }))}
    />
  );
}
