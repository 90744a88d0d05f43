import { Icon } from '@playhouse/ui-kit';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import styles from './InfoCard.module.css';

interface InfoCardProps {
  readonly account: string;
  /** e.g. `VIP 3`; absent for members without a level. */
  readonly vipLabel?: string;
  /** Running day of the membership from 1; `undefined` while not known. */
  readonly day: number | undefined;
  readonly href: string;
}

/** Who is logged in: account, VIP label and the day of membership (SHELL-08). */
export function InfoCard({ account, vipLabel, day, href }: InfoCardProps) {
  return (
    <Link to={href} className={styles.card}>
      <span className={styles.avatar} aria-hidden="true">
        {account.slice(0, 1).toUpperCase()}
      </span>
      <span className={styles.words}>
        <span className={styles.heading}>
          <strong className={styles.title}>{account}</strong>
          {vipLabel && (
            <span className={styles.vip}>
              <Icon name="crown" size="s" />
              {vipLabel}
            </span>
          )}
        </span>
        <span className={styles.line}>
          {day !== undefined && <FormattedMessage id="shell.info.joined" values={{ day }} />}
        </span>
      </span>
      <Icon name="chevron-right" />
    </Link>
  );
}

/** Keeps the card's place in a document that a member has opened, until the member is known. */
export function MemberPlace() {
  return <div className={styles.place} />;
}
