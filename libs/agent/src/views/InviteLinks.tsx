import { Button, RecordList, toast } from '@playhouse/ui-kit';
import type { agentCalls } from '@playhouse/wps';
import { FormattedMessage, useIntl } from 'react-intl';
import { agentMessages } from '../messages';
import { registerMessages } from './registerMessages';

export interface InviteLinksProps {
  links: readonly agentCalls.InviteLink[];
  onRemove: (id: string) => void;
}

/** The links that register downlines, with what came of each. */
export function InviteLinks({ links, onRemove }: InviteLinksProps) {
  const { formatMessage, formatNumber } = useIntl();
  async function copy(url: string): Promise<void> {
    await navigator.clipboard.writeText(url);
    toast.success(formatMessage(registerMessages.copied));
  }
  return (
    <RecordList
      label={formatMessage(registerMessages.links)}
      items={links.map((link) => ({
        id: link.id,
        title: link.url,
        text: formatMessage(link.type === 0 ? agentMessages.player : agentMessages.agent),
        details: [
          { label: formatMessage(registerMessages.visits), value: formatNumber(link.visitCount) },
          {
            label: formatMessage(registerMessages.registrations),
            value: formatNumber(link.registerCount),
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
