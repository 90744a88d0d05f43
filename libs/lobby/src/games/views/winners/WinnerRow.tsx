import { useMoney } from '@playhouse/i18n';
import { buttonClass, Image, onPlainClick } from '@playhouse/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './WinnerRow.module.css';

/** A win as the board shows it. */
export interface WinnerItem {
  key: string;
  customer: string;
  game: string;
  /** Major units of the merchant's currency. */
  amount: number;
  sources: readonly string[];
  /** Where the game starts. */
  href: string;
}

export interface WinnerRowProps {
  winner: WinnerItem;
  onPlay: (key: string) => void;
}

/** One win: icon, customer, game, amount, play now (WIN-01). */
export function WinnerRow({ winner, onPlay }: WinnerRowProps) {
  const intl = useIntl();
  const money = useMoney();
  const { key, customer, game, amount, sources, href } = winner;
  return (
    <div className={styles.row}>
      <Image sources={sources} alt="" fallbackIcon="trophy" className={styles.icon} />
      <div className={styles.text}>
        <span className={styles.customer}>{customer}</span>
        <span className={styles.game}>{game}</span>
      </div>
      <span className={styles.amount} translate="no">
        {money(amount)}
      </span>
      <a
        href={href}
        className={buttonClass({ size: 's', variant: 'secondary' })}
        aria-label={intl.formatMessage({ id: 'lobby.winners.playGame' }, { game })}
        onClick={onPlainClick(() => onPlay(key))}
      >
        <FormattedMessage id="lobby.winners.play" />
      </a>
    </div>
  );
}
