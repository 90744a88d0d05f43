import { useMoney } from '@playhouse/i18n';
import type { Refusal } from '@playhouse/platform';
import { Button, Card, FormRefusal, IconButton } from '@playhouse/ui-kit';
import type { lobbyCalls } from '@playhouse/wps';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Slip } from './useSlip';
import styles from './slip.module.css';
import { usePlayName } from './usePlayName';

export interface SlipLinesProps {
  plays: readonly lobbyCalls.LotteryPlay[];
  slip: Slip;
  /** The slip is being placed. */
  placing: boolean;
  /** Why the slip was not placed. */
  refusal: Refusal | undefined;
  onPlace: () => void;
}

/** The lines of the slip, their price together, and the way to place them. */
export function SlipLines({ plays, slip, placing, refusal, onPlace }: SlipLinesProps) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const playName = usePlayName();
  const title = formatMessage({ id: 'screens.lotteryPlay' });
  return (
    <Card>
      <h2 className={styles.heading}>{title}</h2>
      {slip.lines.length === 0 ? (
        <p className={styles.empty}>
          <FormattedMessage id="lottery.slip.empty" />
        </p>
      ) : (
        <ul aria-label={title} className={styles.lines}>
          {slip.lines.map(({ playId, numbers, stake }, index) => {
            const play = plays.find(({ id }) => id === playId);
            const name = play && playName(play);
            return (
              // Lines may be the same; their place is what they are known by.
              <li key={index} className={styles.line}>
                <span className={styles.what}>
                  <strong>
                    {numbers.length > 0 ? <bdi dir="ltr">{numbers.join(' · ')}</bdi> : name}
                  </strong>
                  {numbers.length > 0 && <span className={styles.name}>{name}</span>}
                </span>
                <span className={styles.amount} translate="no">
                  {money(stake)}
                </span>
                <IconButton
                  icon="close"
                  label={formatMessage({ id: 'lottery.remove' }, { line: index + 1 })}
                  disabled={placing}
                  onClick={() => slip.removeLine(index)}
                />
              </li>
            );
          })}
        </ul>
      )}
      {slip.lines.length > 0 && (
        <>
          <p className={styles.total}>
            <FormattedMessage id="lottery.total" />
            <strong translate="no">{money(slip.total)}</strong>
          </p>
          <FormRefusal refusal={refusal} className={styles.refusal} />
          <Button variant="primary" size="l" block loading={placing} onClick={onPlace}>
            <FormattedMessage id="lottery.place" />
          </Button>
        </>
      )}
    </Card>
  );
}
