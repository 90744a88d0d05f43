import { useMove } from '@playhouse/movements';
import { useViewState, useWps } from '@playhouse/platform';
import { useBalance, useBalanceVisibility } from '@playhouse/session';
import { Page, Skeleton, StateView } from '@playhouse/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { withdrawObstacle } from '../logic/withdrawLimits';
import type { WithdrawConfig } from '../logic/withdrawLimits';
import { bankCardsOptions, withdrawConfigOptions } from '../queries';
import { useCashierRefusal } from '../useCashierRefusal';
import { BalanceCard } from '../views/BalanceCard';
import { WithdrawForm } from '../views/WithdrawForm';
import { WithdrawObstacle } from '../views/WithdrawObstacle';
import { WithdrawSent } from '../views/WithdrawSent';
import { ActualAccountOnly } from './ActualAccountOnly';

/** Withdraw to a bank card (ROUTE-11). */
export function WithdrawPage() {
  const { formatMessage } = useIntl();
  return (
    <Page title={formatMessage({ id: 'screens.withdraw' })}>
      <ActualAccountOnly>
        <Withdraw />
      </ActualAccountOnly>
    </Page>
  );
}

function Withdraw() {
  const balance = useBalance().data;
  const visibility = useBalanceVisibility();
  const state = useViewState(useQuery(withdrawConfigOptions(useWps())));
  return (
    <>
      <BalanceCard balance={balance} {...visibility} />
      <StateView state={state} skeleton={<Skeleton count={4} />}>
        {(config) => <ToCard config={config} balance={balance} />}
      </StateView>
    </>
  );
}

interface ToCardProps {
  readonly config: WithdrawConfig;
  readonly balance: number | undefined;
}

function ToCard({ config, balance }: ToCardProps) {
  const state = useViewState(useQuery(bankCardsOptions(useWps())), { isEmpty: () => false });
  const create = useMove('wallet.createWithdraw', { form: true });
  const refusal = useCashierRefusal(create);
  if (create.data) return <WithdrawSent order={create.data} onAnother={create.reset} />;
  return (
    <StateView state={state} skeleton={<Skeleton count={4} />}>
      {(cards) => {
        const obstacle = withdrawObstacle(config, cards.length);
        if (obstacle) return <WithdrawObstacle kind={obstacle} />;
        return (
          <WithdrawForm
            config={config}
            cards={cards}
            balance={balance}
            pending={create.isPending}
            refusal={refusal}
            onSubmit={create.mutate}
          />
        );
      }}
    </StateView>
  );
}
