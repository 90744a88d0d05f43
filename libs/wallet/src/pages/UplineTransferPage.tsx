import { useMoney } from '@playhouse/i18n';
import { useMove } from '@playhouse/movements';
import { paths } from '@playhouse/navigation';
import { useBalance, useBalanceVisibility } from '@playhouse/session';
import { Button, buttonClass, confirm, EmptyState, Page } from '@playhouse/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useCashierRefusal } from '../useCashierRefusal';
import { BalanceCard } from '../views/BalanceCard';
import styles from '../views/CashierForm.module.css';
import { TransferForm } from '../views/TransferForm';
import type { NewTransfer } from '../views/TransferForm';

/** Superior transfer (ROUTE-17, MINE-07). */
export function UplineTransferPage() {
  const { formatMessage } = useIntl();
  return (
    <Page title={formatMessage({ id: 'screens.uplineTransfer' })}>
      <Transfer />
    </Page>
  );
}

function Transfer() {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const balance = useBalance().data;
  const visibility = useBalanceVisibility();
  const transfer = useMove('wallet.transferToUpline', { form: true });
  const refusal = useCashierRefusal(transfer);
  const ask = async (values: NewTransfer) => {
    const amount = money(values.amount);
    const agreed = await confirm({
      title: formatMessage({ id: 'wallet.transfer.question' }, { amount }),
      text: formatMessage({ id: 'wallet.transfer.lead' }),
      confirmLabel: formatMessage({ id: 'wallet.transfer.submit' }),
    });
    if (agreed) transfer.mutate(values);
  };
  if (transfer.data) {
    return <TransferSent balance={transfer.data.sumBalance} onAnother={transfer.reset} />;
  }
  return (
    <>
      <BalanceCard balance={balance} {...visibility} />
      <p className={styles.note}>
        <FormattedMessage id="wallet.transfer.lead" />
      </p>
      <TransferForm
        balance={balance}
        pending={transfer.isPending}
        refusal={refusal}
        onSubmit={(values) => void ask(values)}
      />
    </>
  );
}

interface TransferSentProps {
  readonly balance: number;
  readonly onAnother: () => void;
}

function TransferSent({ balance, onAnother }: TransferSentProps) {
  const amount = useMoney()(balance);
  const { visible } = useBalanceVisibility();
  return (
    <EmptyState
      icon="check-circle"
      title={<FormattedMessage id="wallet.transfer.sent" />}
      text={visible && <FormattedMessage id="wallet.transfer.newBalance" values={{ amount }} />}
      action={
        <div className={styles.actions}>
          <Link className={buttonClass()} to={paths.transactions.href()}>
            <FormattedMessage id="wallet.transfer.record" />
          </Link>
          <Button variant="ghost" onClick={onAnother}>
            <FormattedMessage id="wallet.transfer.another" />
          </Button>
        </div>
      }
    />
  );
}
