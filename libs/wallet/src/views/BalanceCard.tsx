import { useMoney } from '@playhouse/i18n';
import { BalanceToggle, Card, HiddenBalance } from '@playhouse/ui-kit';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './BalanceCard.module.css';

export interface BalanceCardProps {
  /** Major units; `undefined` while it loads. */
  readonly balance: number | undefined;
  /** Whether the player shows it. */
  readonly visible: boolean;
  readonly toggle: () => void;
  /** Below the balance. */
  readonly children?: ReactNode;
}

/** The balance at the head of a screen that moves money. */
export function BalanceCard({ balance, visible, toggle, children }: BalanceCardProps) {
  const money = useMoney();
  const amount = balance === undefined ? '…' : money(balance);
  return (
    <Card look="hero" className={styles.card}>
      <div className={styles.row}>
        <FormattedMessage id="wallet.balance" />
        <BalanceToggle variant="overlay" visible={visible} onToggle={toggle} />
      </div>
      <strong className={styles.balance} aria-live="polite" translate="no">
        {visible ? amount : <HiddenBalance />}
      </strong>
      {children}
    </Card>
  );
}
