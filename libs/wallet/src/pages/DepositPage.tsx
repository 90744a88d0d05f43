import { useMove } from '@playhouse/movements';
import { paths } from '@playhouse/navigation';
import { useViewState, useWps } from '@playhouse/platform';
import { useBalance, useBalanceVisibility } from '@playhouse/session';
import { EmptyState, Page, Skeleton, StateView } from '@playhouse/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { depositMethodsOptions } from '../queries';
import { useCashierRefusal } from '../useCashierRefusal';
import { BalanceCard } from '../views/BalanceCard';
import { DepositForm } from '../views/DepositForm';
import type { NewDeposit } from '../views/DepositForm';
import { ActualAccountOnly } from './ActualAccountOnly';
import { DepositOrder } from './DepositOrder';

/** Deposit: the form, or one deposit when the address names it (ROUTE-11). */
export function DepositPage() {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const orderId = search.get('orderId');
  const title = orderId === null ? 'screens.deposit' : 'wallet.deposit.detail';
  return (
    <Page title={formatMessage({ id: title })} wide={orderId === null}>
      <ActualAccountOnly>
        {orderId === null ? <NewDepositForm /> : <DepositOrder orderId={orderId} />}
      </ActualAccountOnly>
    </Page>
  );
}

function NewDepositForm() {
  const navigate = useNavigate();
  const balance = useBalance().data;
  const visibility = useBalanceVisibility();
  const state = useViewState(useQuery(depositMethodsOptions(useWps())));
  const create = useMove('wallet.createDeposit', { form: true });
  const refusal = useCashierRefusal(create);
  const submit = (deposit: NewDeposit) =>
    create.mutate(deposit, {
      onSuccess: ({ orderId }) => void navigate(paths.deposit.href({ orderId })),
    });
  return (
    <>
      <BalanceCard balance={balance} {...visibility} />
      <StateView
        state={state}
        skeleton={<Skeleton count={4} />}
        empty={
          <EmptyState
            icon="wallet"
            title={<FormattedMessage id="wallet.deposit.noMethods" />}
            text={<FormattedMessage id="wallet.deposit.noMethods.text" />}
          />
        }
      >
        {(methods) => (
          <DepositForm
            methods={methods}
            pending={create.isPending}
            refusal={refusal}
            onSubmit={submit}
          />
        )}
      </StateView>
    </>
  );
}
