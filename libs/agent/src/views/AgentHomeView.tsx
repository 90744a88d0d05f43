import type { MessageId } from '@playhouse/i18n';
import { useMoney } from '@playhouse/i18n';
import { paths } from '@playhouse/navigation';
import {
  BalanceToggle,
  buttonClass,
  ButtonContent,
  ButtonRow,
  Card,
  HiddenBalance,
  Skeleton,
} from '@playhouse/ui-kit';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import type { Greeting } from '../logic/greeting';
import styles from './AgentHome.module.css';

const greetings: Readonly<Record<Greeting, MessageId>> = {
  morning: 'agent.greeting.morning',
  earlyAfternoon: 'agent.greeting.earlyAfternoon',
  lateAfternoon: 'agent.greeting.lateAfternoon',
  evening: 'agent.greeting.evening',
};

export interface AgentHomeViewProps {
  greeting: Greeting;
  userName: string;
  /** Major units; undefined while loading or after a failure. */
  balance: number | undefined;
  /** Whether the player shows it. */
  visible: boolean;
  toggle: () => void;
}

/** Who the agent is, what they own, and the two ways to move it (AGENT-02). */
export function AgentHomeView(props: AgentHomeViewProps) {
  const { greeting, userName, visible, toggle } = props;
  return (
    <Card look="hero" className={styles.hero}>
      <p className={styles.greeting}>
        <FormattedMessage id={greetings[greeting]} />
      </p>
      <p className={styles.name}>{userName}</p>
      <div className={styles.balanceLabel}>
        <FormattedMessage id="agent.home.balance" />
        <BalanceToggle variant="overlay" visible={visible} onToggle={toggle} />
      </div>
      <div className={styles.balance}>
        <Balance {...props} />
      </div>
      <ButtonRow className={styles.actions}>
        <Link to={paths.withdraw.href()} className={buttonClass({ variant: 'secondary' })}>
          <ButtonContent icon="bank">
            <FormattedMessage id="agent.home.withdraw" />
          </ButtonContent>
        </Link>
        <Link to={paths.deposit.href()} className={buttonClass({ variant: 'secondary' })}>
          <ButtonContent icon="wallet">
            <FormattedMessage id="agent.home.deposit" />
          </ButtonContent>
        </Link>
      </ButtonRow>
    </Card>
  );
}

function Balance({ balance, visible }: Pick<AgentHomeViewProps, 'balance' | 'visible'>) {
  const money = useMoney();
  if (!visible) return <HiddenBalance />;
  if (balance === undefined) return <Skeleton className={styles.balanceSkeleton} />;
  return (
    <Link to={paths.transactions.href()} className={styles.own}>
      {money(balance, { decimals: 2 })}
    </Link>
  );
}
