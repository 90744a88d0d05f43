import { Amount, useDateTime, useMoney } from '@playhouse/i18n';
import { catchFocus, cx, Icon, RecordList } from '@playhouse/ui-kit';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { RedRain } from '../logic/redRain';
import { nextRain } from '../logic/redRain';
import { EnvelopeRain } from './EnvelopeRain';
import styles from './RedRain.module.css';

export interface RedRainViewProps {
  readonly rain: RedRain;
  readonly busy: boolean;
  /** Major units of the envelope just caught. */
  readonly caught: number | undefined;
  readonly onCatch: () => void;
}

/** Envelopes to catch while it rains, what was in the one caught, when it rains next, and who got what. */
export function RedRainView({ rain, busy, caught, onCatch }: RedRainViewProps) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const { dateTime } = useDateTime();
  const falls = rain.open && rain.remaining > 0;
  return (
    <div className={styles.columns}>
      <div className={styles.rain}>
        <RainStatus rain={rain} falls={falls} caught={caught} />
        {falls && <EnvelopeRain busy={busy} onCatch={onCatch} />}
      </div>
      {rain.winners.length > 0 && (
        <section className={styles.winners}>
          <h2 className={styles.heading}>
            <FormattedMessage id="agent.redRain.winners" />
          </h2>
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
        </section>
      )}
    </div>
  );
}

interface RainStatusProps extends Pick<RedRainViewProps, 'rain' | 'caught'> {
  /** Whether there is something to catch. */
  readonly falls: boolean;
}

/** The player's catch, and the next thing to do, now or later. */
function RainStatus({ rain, falls, caught }: RainStatusProps) {
  const status = useRef<HTMLDivElement>(null);
  const { time } = useDateTime();
  const next = falls ? undefined : nextRain(rain);
  const won = caught ?? rain.won;
  // The envelope that had the focus is gone with the rain.
  useEffect(() => {
    if (!falls) catchFocus(status.current);
  }, [falls]);
  return (
    <div
      ref={status}
      role="status"
      tabIndex={-1}
      className={cx(styles.status, !falls && styles.dry)}
    >
      {!falls && <Icon name={rain.open ? 'gift' : 'clock'} size="l" />}
      {won != null && (
        <p className={styles.won}>
          <FormattedMessage id="agent.redRain.won" values={{ amount: <Amount value={won} /> }} />
        </p>
      )}
      {falls && rain.endTime != null && (
        <p>
          <FormattedMessage id="agent.redRain.now" values={{ time: time(rain.endTime) }} />
        </p>
      )}
      {falls && (
        <p>
          <FormattedMessage id="agent.redRain.remaining" values={{ count: rain.remaining }} />
        </p>
      )}
      {!falls && (
        <p>
          <FormattedMessage id={rain.open ? 'agent.redRain.caught' : 'agent.redRain.closed'} />
        </p>
      )}
      {next !== undefined && (
        <p>
          <FormattedMessage id="agent.redRain.next" values={{ time: time(next) }} />
        </p>
      )}
    </div>
  );
}
