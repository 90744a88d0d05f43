import { useDateTime, useMoney } from '@playhouse/i18n';
import { Icon, RecordList } from '@playhouse/ui-kit';
import type { AnswerOf, promotionCalls } from '@playhouse/wps';
import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import styles from './agentForms.module.css';

const messages = {
  grab: defineMessage({
    id: 'agent.redRain.grab',
    defaultMessage: 'Grab an envelope',
    description: 'Spoken name of the button that grabs a red envelope',
  }),
  remaining: defineMessage<{ count: number }>({
    id: 'agent.redRain.remaining',
    defaultMessage: '{count, plural, =1 {# envelope left} other {# envelopes left}}',
    description: 'How many red envelopes are left',
  }),
  closed: defineMessage({
    id: 'agent.redRain.closed',
    defaultMessage: 'No rain at the moment',
    description: 'The red envelope rain is not open',
  }),
  next: defineMessage<{ time: string }>({
    id: 'agent.redRain.next',
    defaultMessage: 'Next rain: {time}',
    description: 'When the next red envelope rain begins',
  }),
  won: defineMessage<{ amount: string }>({
    id: 'agent.redRain.won',
    defaultMessage: 'You got {amount}',
    description: 'What was in the red envelope',
  }),
  winners: defineMessage({
    id: 'agent.redRain.winners',
    defaultMessage: 'Latest envelopes',
    description: 'Heading above the list of who got which envelope',
  }),
};

export interface RedRainViewProps {
  rain: AnswerOf<typeof promotionCalls.redRain>;
  busy: boolean;
  /** Major units of the envelope just grabbed. */
  won: number | undefined;
  onGrab: () => void;
}

/** One envelope to tap while the rain is open, and who got what. */
export function RedRainView({ rain, busy, won, onGrab }: RedRainViewProps) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const { dateTime } = useDateTime();
  const open = rain.open && rain.remaining > 0;
  const mayGrab = open && !busy;
  return (
    <>
      <div className={styles.rain}>
        <button
          type="button"
          className={styles.envelope}
          aria-label={formatMessage(messages.grab)}
          // A disabled button would lose the focus while it waits, and with the last envelope.
          aria-disabled={!mayGrab || undefined}
          onClick={mayGrab ? onGrab : undefined}
        >
          <Icon name="gift" size="l" />
        </button>
        <p role="status">
          {won !== undefined && (
            <FormattedMessage {...messages.won} values={{ amount: money(won) }} />
          )}
        </p>
        <p>
          {open ? (
            <FormattedMessage {...messages.remaining} values={{ count: rain.remaining }} />
          ) : (
            <FormattedMessage {...messages.closed} />
          )}
        </p>
        {!open && rain.startTime != null && (
          <p>
            <FormattedMessage {...messages.next} values={{ time: dateTime(rain.startTime) }} />
          </p>
        )}
      </div>
      {rain.winners.length > 0 && (
        <RecordList
          label={formatMessage(messages.winners)}
          items={rain.winners.map((winner, index) => ({
            id: String(index),
            title: winner.customerName,
            text: dateTime(winner.time),
            amount: money(winner.amount),
            tone: 'gain',
          }))}
        />
      )}
    </>
  );
}
