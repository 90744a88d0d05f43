import { useDateTime } from '@playhouse/i18n';
import { Button, Image } from '@playhouse/ui-kit';
import { FormattedMessage } from 'react-intl';
import { playTypes } from '@playhouse/categories';
import type { PlayType } from '@playhouse/categories';
import { DrawCountdown } from './DrawCountdown';
import type { LotteryItem } from '../../logic/toLottery';
import { ResultBalls } from './ResultBalls';
import styles from './StartLotteryView.module.css';

export interface StartLotteryViewProps {
  lottery: LotteryItem;
  /** Number of the draw that takes bets, where the platform tells it. */
  issue?: string | undefined;
  /** Whether a play type can be chosen; a vendor's own lobby asks for it itself. */
  isChoosable: boolean;
  onStart: (playType?: PlayType) => void;
}

const messages = {
  trad: 'lottery.trad',
  ent: 'lottery.ent',
} as const;

/** A lottery with its next draw and last result, and a start for each way to play it (LAUNCH-02). */
export function StartLotteryView({ lottery, issue, isChoosable, onStart }: StartLotteryViewProps) {
  const { dateTime } = useDateTime();
  return (
    <div className={styles.lottery}>
      <div className={styles.head}>
        <Image sources={lottery.sources} alt="" fallbackIcon="lottery" className={styles.icon} />
        <h2 className={styles.name}>{lottery.name}</h2>
        {issue !== undefined && (
          <p className={styles.issue}>
            <FormattedMessage id="lottery.list.issue" values={{ numero: issue }} />
          </p>
        )}
      </div>
      <dl className={styles.facts}>
        {lottery.nextDraw !== undefined && (
          <div>
            <dt>
              <FormattedMessage id="lottery.start.next" />
            </dt>
            <dd className={styles.left}>
              <DrawCountdown time={lottery.nextDraw} interval={lottery.interval} />
              <span className={styles.at}>{dateTime(lottery.nextDraw)}</span>
            </dd>
          </div>
        )}
        {lottery.lastResult.length > 0 && (
          <div>
            <dt>
              <FormattedMessage id="lottery.list.result" />
            </dt>
            <dd>
              <ResultBalls numbers={lottery.lastResult} />
            </dd>
          </div>
        )}
      </dl>
      {isChoosable ? (
        <div className={styles.starts}>
          {playTypes.map((playType) => (
            <Button
              key={playType}
              variant={playType === 'trad' ? 'primary' : 'secondary'}
              size="l"
              block
              onClick={() => onStart(playType)}
            >
              <FormattedMessage id={messages[playType]} />
            </Button>
          ))}
        </div>
      ) : (
        <Button variant="primary" size="l" block onClick={() => onStart()}>
          <FormattedMessage id="lottery.start.start" />
        </Button>
      )}
    </div>
  );
}
