import { useIntl } from 'react-intl';
import styles from './ResultBalls.module.css';

/** Numbers of the last draw, in the order in which they were drawn: in each language from left to right. */
export function ResultBalls({ numbers }: { numbers: readonly string[] }) {
  const intl = useIntl();
  if (numbers.length === 0) return undefined;
  return (
    <span
      role="list"
      dir="ltr"
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
