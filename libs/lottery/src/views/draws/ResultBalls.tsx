import { useIntl } from 'react-intl';
import styles from './ResultBalls.module.css';

/** Numbers of the last draw. */
export function ResultBalls({ numbers }: { numbers: readonly string[] }) {
  const intl = useIntl();
  if (numbers.length === 0) return undefined;
  return (
    <span
      role="list"
      aria-label={intl.formatMessage({ id: 'lottery.list.result' })}
      className={styles.balls}
    >
      {numbers.map((number, index) => (
        // Numbers repeat and their places are what they are known by.
        <span role="listitem" key={index} className={styles.ball}>
          {number}
        </span>
      ))}
    </span>
  );
}
