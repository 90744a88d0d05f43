import { useMoney } from '@playhouse/i18n';
import { Card } from '@playhouse/ui-kit';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { cashierMessages } from '../messages/cashierMessages';
import styles from './BalanceCard.module.css';

export interface BalanceCardProps {
  /** Major units; `undefined` while it loads. */
  readonly balance: number | undefined;
  /** Below the balance. */
  readonly children?: ReactNode;
}

/** The balance at the head of a screen that moves money. */
export function BalanceCard({ balance, children }: BalanceCardProps) {
  const money = useMoney();
  return (
    <Card look="hero" className={styles.card}>
      <span>
        <FormattedMessage {...cashierMessages.balance} />
      </span>
      <strong className={styles.balance} aria-live="polite">
        {balance === undefined ? '…' : money(balance)}
      </strong>
      {children}
    </Card>
  );
}
