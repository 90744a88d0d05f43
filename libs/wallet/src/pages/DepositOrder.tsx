import { useRefusal, useViewState, useWps } from '@playhouse/platform';
import { ErrorState, Skeleton, StateView, useCopy } from '@playhouse/ui-kit';
import { useMerchant } from '@playhouse/whitelabel';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { depositOrderOptions } from '../queries';
import { useConfirmDeposit } from '../useConfirmDeposit';
import { useMoneyMoved } from '../useMoneyMoved';
import { DepositLinks } from '../views/DepositLinks';
import { DepositOrderView } from '../views/DepositOrderView';

/** One deposit, followed until it is settled; dep_func 1 shows the new detail (MINE-10). */
export function DepositOrder({ orderId }: { readonly orderId: string }) {
  const { mobileTemplate } = useMerchant();
  const query = useQuery(depositOrderOptions(useWps(), orderId));
  const state = useViewState(query);
  const confirm = useConfirmDeposit();
  const refusal = useRefusal({}, confirm);
  const copy = useCopy();
  const moneyMoved = useMoneyMoved();
  const arrived = query.data?.status === 'success';
  useEffect(() => {
    if (arrived) moneyMoved();
  }, [arrived, moneyMoved]);
  return (
    <StateView
      state={state}
      skeleton={<Skeleton ratio="3:4" />}
      missing={state.status === 'error' && <ErrorState {...state} action={<DepositLinks />} />}
    >
      {(order) => (
        <DepositOrderView
          order={order}
          detailed={mobileTemplate.dep_func === 1}
          confirming={confirm.isPending}
          refusal={refusal}
          onPaid={(reference) => confirm.mutate({ orderId, reference })}
          onCopy={(text) => void copy(text)}
        />
      )}
    </StateView>
  );
}
