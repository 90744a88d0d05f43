import { useMoney } from '@playhouse/i18n';
import { useBalance, useBalanceVisibility } from '@playhouse/session';
import { HiddenBalance, Icon, keepFocusAround } from '@playhouse/ui-kit';
import { FormattedMessage } from 'react-intl';
import styles from './Balance.module.css';

/** An amount longer than this is written smaller, so that it fits beside the icons at 320 px. */
const ordinaryLength = 11;

/** The total balance: asterisks while hidden, blank while the wallet reloads, a way to ask again when it failed (SHELL-06). */
export function Balance() {
  const money = useMoney();
  const { visible } = useBalanceVisibility();
  const { data, isFetching, isError, refetch } = useBalance();
  if (!visible) return <HiddenBalance className={styles.balance} />;
  if (isError && !isFetching) {
    return (
      <button
        ref={keepFocusAround}
        type="button"
        className={styles.retry}
        onClick={() => void refetch()}
      >
        <Icon name="refresh" size="s" />
        <FormattedMessage id="ui.retry" />
      </button>
    );
  }
  const amount = data !== undefined && !isFetching ? money(data) : undefined;
  return (
    <span
      className={styles.balance}
      translate="no"
      aria-busy={amount === undefined}
      data-long={amount !== undefined && amount.length > ordinaryLength}
    >
      {amount ?? <span className={styles.loading} />}
    </span>
  );
}
