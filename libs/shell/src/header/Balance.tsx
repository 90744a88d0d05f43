import { useMoney } from '@playhouse/i18n';
import { useBalance, useBalanceVisibility } from '@playhouse/session';
import { useIntl } from 'react-intl';
import { messages } from '../messages';
import styles from './Balance.module.css';

const mask = '******';

/** The total balance, asterisks while hidden, blank while the wallet reloads (SHELL-06). */
export function Balance() {
  const intl = useIntl();
  const money = useMoney();
  const { visible } = useBalanceVisibility();
  const { data, isFetching } = useBalance();
  if (!visible) {
    return (
      <span className={styles.balance} role="img" aria-label={intl.formatMessage(messages.hidden)}>
        {mask}
      </span>
    );
  }
  const known = data !== undefined && !isFetching;
  return (
    <span className={styles.balance} aria-busy={!known}>
      {known ? money(data) : <span className={styles.loading} />}
    </span>
  );
}
