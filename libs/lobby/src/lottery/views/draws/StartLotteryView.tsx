import { useDateTime } from '@playhouse/i18n';
import { Button, Image, SegmentedControl } from '@playhouse/ui-kit';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { playTypes } from '../../../shared/logic/launchRules';
import type { PlayType } from '../../../shared/logic/launchRules';
import { issueMessage } from '../orders/orderMessages';
import { DrawCountdown } from './DrawCountdown';
import { lastResultMessage } from './lastResultMessage';
import type { LotteryItem } from '../../logic/toLottery';
import { ResultBalls } from './ResultBalls';
import styles from './StartLotteryView.module.css';

export interface StartLotteryViewProps {
  lottery: LotteryItem;
  /** Number of the draw that takes bets, where the platform tells it. */
  issue?: string | undefined;
  /** Left out where the vendor's lobby asks for it itself. */
  playType: PlayType | undefined;
  onPlayType: (playType: PlayType) => void;
  onStart: () => void;
}

const messages = defineMessages({
  playType: {
    id: 'lobby.startLottery.playType',
    defaultMessage: 'Play type',
    description: 'Accessible name of the choice between two ways to play a lottery',
  },
  trad: {
    id: 'lobby.startLottery.trad',
    defaultMessage: 'Traditional',
    description: 'Play type of a lottery',
  },
  ent: {
    id: 'lobby.startLottery.ent',
    defaultMessage: 'Entertainment',
    description: 'Play type of a lottery',
  },
  next: {
    id: 'lobby.startLottery.next',
    defaultMessage: 'Next draw in',
    description: 'Above the time left to the next draw',
  },
  start: {
    id: 'lobby.startLottery.start',
    defaultMessage: 'Start',
    description: 'Button that starts the lottery',
  },
});

/** A lottery with its next draw and last result, the play type and the start (LAUNCH-02). */
export function StartLotteryView({
  lottery,
  issue,
  playType,
  onPlayType,
  onStart,
}: StartLotteryViewProps) {
  const intl = useIntl();
  const { dateTime } = useDateTime();
  return (
    <div className={styles.lottery}>
      <div className={styles.head}>
        <Image sources={lottery.sources} alt="" fallbackIcon="lottery" className={styles.icon} />
        <h2 className={styles.name}>{lottery.name}</h2>
        {issue !== undefined && (
          <p className={styles.issue}>
            <FormattedMessage {...issueMessage} values={{ numero: issue }} />
          </p>
        )}
      </div>
      <dl className={styles.facts}>
        {lottery.nextDraw !== undefined && (
          <div>
            <dt>
              <FormattedMessage {...messages.next} />
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
              <FormattedMessage {...lastResultMessage} />
            </dt>
            <dd>
              <ResultBalls numbers={lottery.lastResult} />
            </dd>
          </div>
        )}
      </dl>
      {playType !== undefined && (
        <SegmentedControl
          label={intl.formatMessage(messages.playType)}
          value={playType}
          onChange={onPlayType}
          options={playTypes.map((value) => ({
            value,
            label: <FormattedMessage {...messages[value]} />,
          }))}
        />
      )}
      <Button variant="primary" size="l" block onClick={onStart}>
        <FormattedMessage {...messages.start} />
      </Button>
    </div>
  );
}
