import { useDateTime, useMoney } from '@playhouse/i18n';
import { FormattedMessage } from 'react-intl';
import type { Entries } from '../logic/entries';
import styles from './JackpotEntries.module.css';

/** Who won the pots before, the newest first. */
export function JackpotWins({ wins }: Pick<Entries, 'wins'>) {
  const money = useMoney();
  const { dateTime } = useDateTime();
  if (wins.length === 0)
    return (
      <p className={styles.quiet}>
        <FormattedMessage id="jackpot.sheet.noWins" />
      </p>
    );
  return (
    <ol className={styles.lines}>
      {wins.map(({ customerName, gameName, amount, time }) => (
        <li key={`${time} ${customerName}`} className={styles.line}>
          <span className={styles.winner}>
            {customerName}
            <span className={styles.quiet}>
              {gameName} · {dateTime(time)}
            </span>
          </span>
          <strong translate="no">{money(amount)}</strong>
        </li>
      ))}
    </ol>
  );
}
