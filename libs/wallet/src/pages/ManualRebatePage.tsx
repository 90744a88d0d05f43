import { useMoney } from '@playhouse/i18n';
import { useMove } from '@playhouse/movements';
import { useRefusal, useViewState, useWps } from '@playhouse/platform';
import { EmptyState, Page, Skeleton, StateView, toast } from '@playhouse/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { manualRebateOptions } from '../queries';
import { ManualRebateView } from '../views/ManualRebateView';

/** The rebate that a player claims by hand (ROUTE-17). */
export function ManualRebatePage() {
  const { formatMessage } = useIntl();
  return (
    <Page title={formatMessage({ id: 'screens.manualRebate' })}>
      <Rebate />
    </Page>
  );
}

function Rebate() {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const query = useQuery(manualRebateOptions(useWps()));
  const state = useViewState(query, { isEmpty: ({ total }) => total <= 0 });
  const claim = useMove('member.claimManualRebate', { form: true });
  const refusal = useRefusal({}, claim);
  const take = () =>
    claim.mutate(
      {},
      {
        onSuccess: ({ amount }) =>
          toast.success(
            formatMessage({ id: 'wallet.manualRebate.claimed' }, { amount: money(amount) }),
            {
              durationMs: 3000,
            },
          ),
      },
    );
  return (
    <StateView
      state={state}
      skeleton={<Skeleton count={4} />}
      empty={
        <EmptyState
          icon="coins"
          title={<FormattedMessage id="wallet.manualRebate.empty" />}
          text={<FormattedMessage id="wallet.manualRebate.empty.text" />}
        />
      }
    >
      {(rebate) => (
        <ManualRebateView
          rebate={rebate}
          pending={claim.isPending}
          refusal={refusal}
          onClaim={take}
        />
      )}
    </StateView>
  );
}
