import { Carousel } from '@playhouse/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './WinnerBoardView.module.css';
import { WinnerRow } from './WinnerRow';
import type { WinnerItem } from './WinnerRow';

export interface WinnerBoardViewProps {
  winners: readonly WinnerItem[];
  onPlay: (key: string) => void;
}

/** More entries than this make the board a ticker (WIN-01). */
const tickerThreshold = 4;

/** Winners: still up to 4, else a ticker of 3 rows, 20 px apart, moving in 1500 ms (WIN-01). */
export function WinnerBoardView({ winners, onPlay }: WinnerBoardViewProps) {
  const intl = useIntl();
  const rows = winners.map((winner) => ({
    key: winner.key,
    content: <WinnerRow winner={winner} onPlay={onPlay} />,
  }));
  return (
    <section className={styles.board}>
      <h2 className={styles.title}>
        <FormattedMessage id="lobby.winners.title" />
      </h2>
      {winners.length > tickerThreshold ? (
        <Carousel
          className={styles.ticker}
          label={intl.formatMessage({ id: 'lobby.winners.title' })}
          direction="vertical"
          slidesPerView={3}
          gap={20}
          speedMs={1500}
          autoplayMs={2000}
          loop
          items={rows}
        />
      ) : (
        <ul className={styles.list}>
          {rows.map(({ key, content }) => (
            <li key={key}>{content}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
