import { paths } from '@playhouse/navigation';
import { BalanceToggle, Icon, IconButton } from '@playhouse/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Balance } from '../header/Balance';
import styles from './MenuView.module.css';

export interface MenuAccountProps {
  readonly name: string;
  readonly balanceVisible: boolean;
  readonly onToggleBalance: () => void;
  readonly onRefreshBalance: () => void;
}

/** Who is logged in, with the balance and what can be done with it (SHELL-05, SHELL-06). */
export function MenuAccount(props: MenuAccountProps) {
  const { name, balanceVisible, onToggleBalance, onRefreshBalance } = props;
  const intl = useIntl();
  return (
    <section className={styles.account}>
      <span className={styles.name}>{name}</span>
      <div>
        <span className={styles.label}>
          <FormattedMessage id="shell.menu.balance" />
        </span>
        <div className={styles.amount}>
          <Balance />
          <BalanceToggle visible={balanceVisible} onToggle={onToggleBalance} />
          <IconButton
            icon="refresh"
            label={intl.formatMessage({ id: 'shell.menu.refresh' })}
            onClick={onRefreshBalance}
          />
        </div>
      </div>
      <div className={styles.actions}>
        <Link className={styles.money} to={paths.deposit.href()}>
          <Icon name="coins" />
          <FormattedMessage id="shell.deposit" />
        </Link>
        <Link className={styles.money} to={paths.withdraw.href()}>
          <Icon name="bank" />
          <FormattedMessage id="shell.withdraw" />
        </Link>
      </div>
    </section>
  );
}
