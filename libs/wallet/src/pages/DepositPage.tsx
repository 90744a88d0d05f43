import { useLanguage } from '@playhouse/i18n';
import { useMove } from '@playhouse/movements';
import { paths } from '@playhouse/navigation';
import { useViewState, useWps } from '@playhouse/platform';
import { useBalance, useBalanceVisibility } from '@playhouse/session';
import { EmptyState, Page, Skeleton, StateView } from '@playhouse/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { depositMethodsOptions, depositOffersOptions } from '../queries';
import { useCashierRefusal } from '../useCashierRefusal';
import { BalanceCard } from '../views/BalanceCard';
import { DepositForm } from '../views/DepositForm';
import type { NewDeposit } from '../views/DepositForm';
import { DepositOrder } from './DepositOrder';

/** Deposit: the form, or one deposit when the address names it (ROUTE-11). */
export function DepositPage() {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const orderId = search.get('orderId');
  const title = orderId === null ? 'screens.deposit' : 'wallet.deposit.detail';
  return (
    <Page title={formatMessage({ id: title })} wide={orderId === null}>
      {orderId === null ? (
        <NewDepositForm offerId={search.get('promotion') ?? undefined} />
      ) : (
        <DepositOrder orderId={orderId} />
      )}
    </Page>
  );
}

function NewDepositForm({ offerId }: { readonly offerId: string | undefined }) {
  const navigate = useNavigate();
  const balance = useBalance().data;
  const visibility = useBalanceVisibility();
  const wps = useWps();
  const { language } = useLanguage();
  const state = useViewState(useQuery(depositMethodsOptions(wps)));
  const offers = useViewState(useQuery(depositOffersOptions(wps, language)), {
    isEmpty: () => false,
  });
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
        {(methods) =>
          // An amount to begin with is read once, so the terms are there first; without them a deposit goes on as well.
          offers.status === 'loading' ? (
            <Skeleton count={4} />
          ) : (
            <DepositForm
              // A promotion that was just joined comes after the answer that was kept.
              key={offers.status === 'ready' ? offers.data.map(({ id }) => id).join() : ''}
              methods={methods}
              offers={offers.status === 'ready' ? offers.data : []}
              offerId={offerId}
              pending={create.isPending}
              refusal={refusal}
              onSubmit={submit}
            />
          )
        }
      </StateView>
    </>
  );
}
