import { useMoney } from '@playhouse/i18n';
import { paths } from '@playhouse/navigation';
import { buttonClass, ButtonContent, ButtonRow, Card, Skeleton } from '@playhouse/ui-kit';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import type { Greeting } from '../logic/greeting';
import { greetingMessages, homeMessages } from './homeMessages';
import styles from './AgentHome.module.css';

export interface AgentHomeViewProps {
  greeting: Greeting;
  userName: string;
  /** Major units; undefined while loading or after a failure. */
  balance: number | undefined;
}

/** Who the agent is, what they own, and the two ways to move it (AGENT-02). */
export function AgentHomeView({ greeting, userName, balance }: AgentHomeViewProps) {
  const money = useMoney();
  return (
    <Card look="hero" className={styles.hero}>
      <p className={styles.greeting}>
        <FormattedMessage {...greetingMessages[greeting]} />
      </p>
      <p className={styles.name}>{userName}</p>
      <p className={styles.balanceLabel}>
        <FormattedMessage {...homeMessages.balance} />
      </p>
      <p className={styles.balance}>
        {balance === undefined ? (
          <Skeleton className={styles.balanceSkeleton} />
        ) : (
          <Link to={paths.transactions.href()} className={styles.own}>
            {money(balance, { decimals: 2 })}
          </Link>
        )}
      </p>
      <ButtonRow className={styles.actions}>
        <Link to={paths.withdraw.href()} className={buttonClass({ variant: 'secondary' })}>
          <ButtonContent icon="bank">
            <FormattedMessage {...homeMessages.withdraw} />
          </ButtonContent>
        </Link>
        <Link to={paths.deposit.href()} className={buttonClass({ variant: 'secondary' })}>
          <ButtonContent icon="wallet">
            <FormattedMessage {...homeMessages.deposit} />
          </ButtonContent>
        </Link>
      </ButtonRow>
    </Card>
  );
}
