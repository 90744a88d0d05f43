import { Button, RecordList, toast } from '@playhouse/ui-kit';
import type { agentCalls } from '@playhouse/wps';
import { FormattedMessage, useIntl } from 'react-intl';
import { agentMessages } from '../messages';
import { FigureLink } from './FigureLink';
import { registerMessages } from './registerMessages';

export interface InviteLinksProps {
  links: readonly agentCalls.InviteLink[];
  /** The day that it is, and of a moment, in the merchant's time zone. */
  today: string;
  dayOf: (time: number) => string;
  onRemove: (id: string) => void;
}

/** The links that register downlines, with what came of each. */
export function InviteLinks({ links, today, dayOf, onRemove }: InviteLinksProps) {
  const { formatMessage, formatNumber } = useIntl();
  async function copy(url: string): Promise<void> {
    await navigator.clipboard.writeText(url);
    toast.success(formatMessage(registerMessages.copied));
  }
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
      label={formatMessage(registerMessages.links)}
      items={links.map((link) => ({
        id: link.id,
        title: link.url,
        text: formatMessage(link.type === 0 ? agentMessages.player : agentMessages.agent),
        details: [
          {
            label: formatMessage(registerMessages.visits),
            value: opens('visits', link, link.visitCount),
          },
          {
            label: formatMessage(registerMessages.registrations),
            value: opens('invited', link, link.registerCount),
          },
        ],
        actions: (
          <>
            <Button size="s" variant="secondary" icon="copy" onClick={() => void copy(link.url)}>
              <FormattedMessage {...registerMessages.copy} />
            </Button>
            <Button size="s" variant="ghost" icon="trash" onClick={() => onRemove(link.id)}>
              <FormattedMessage {...registerMessages.remove} />
            </Button>
          </>
        ),
      }))}
    />
  );
}
