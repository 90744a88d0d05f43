import { Icon, Image } from '@playhouse/ui-kit';
import { Link } from 'react-router-dom';
import { FormattedMessage } from 'react-intl';
import { DrawCountdown } from './DrawCountdown';
import type { LotteryItem } from '../../logic/toLottery';
import styles from './LotteryRow.module.css';
import { ResultBalls } from './ResultBalls';

export interface LotteryRowProps {
  lottery: LotteryItem;
  href: string;
}

/** A lottery of a list: picture, name, last result, time to the next draw. */
export function LotteryRow({ lottery, href }: LotteryRowProps) {
  return (
    <Link to={href} className={styles.row}>
      <Image sources={lottery.sources} alt="" fallbackIcon="lottery" className={styles.icon} />
      <span className={styles.text}>
        <span className={styles.name}>{lottery.name}</span>
        <ResultBalls numbers={lottery.lastResult} />
        {lottery.nextDraw !== undefined && (
          <span className={styles.next}>
            <FormattedMessage id="lottery.list.next" />{' '}
            <DrawCountdown time={lottery.nextDraw} interval={lottery.interval} />
          </span>
        )}
      </span>
      <Icon name="chevron-right" size="s" />
    </Link>
  );
}
