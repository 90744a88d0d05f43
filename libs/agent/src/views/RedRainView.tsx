import { useDateTime, useMoney } from '@playhouse/i18n';
import { Icon, RecordList } from '@playhouse/ui-kit';
import type { CallAnswer, promotionCalls } from '@playhouse/wps';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './agentForms.module.css';

export interface RedRainViewProps {
  rain: CallAnswer<typeof promotionCalls.redRain>;
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
          aria-label={formatMessage({ id: 'agent.redRain.grab' })}
          // A disabled button would lose the focus while it waits, and with the last envelope.
          aria-disabled={!mayGrab || undefined}
          onClick={mayGrab ? onGrab : undefined}
        >
          <Icon name="gift" size="l" />
        </button>
        <p role="status">
          {won !== undefined && (
            <FormattedMessage id="agent.redRain.won" values={{ amount: money(won) }} />
          )}
        </p>
        <p>
          {open ? (
            <FormattedMessage id="agent.redRain.remaining" values={{ count: rain.remaining }} />
          ) : (
            <FormattedMessage id="agent.redRain.closed" />
          )}
        </p>
        {!open && rain.startTime != null && (
          <p>
            <FormattedMessage id="agent.redRain.next" values={{ time: dateTime(rain.startTime) }} />
          </p>
        )}
      </div>
      {rain.winners.length > 0 && (
        <RecordList
          label={formatMessage({ id: 'agent.redRain.winners' })}
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
