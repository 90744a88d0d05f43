import { useViewState, useWps } from '@playhouse/platform';
import {
  payoutAccountsOptions,
  payoutMethodsOptions,
  useBalance,
  useBalanceVisibility,
} from '@playhouse/session';
import { EmptyState, Page, Skeleton, StateView } from '@playhouse/ui-kit';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { withdrawObstacle } from '../logic/withdrawLimits';
import type { WithdrawConfig } from '../logic/withdrawLimits';
import { withdrawConfigOptions } from '../queries';
import { BalanceCard } from '../views/BalanceCard';
import { LockedGiftsCard } from '../views/LockedGiftsCard';
import { TurnoverCard } from '../views/TurnoverCard';
import { WithdrawWay } from './WithdrawWay';

/** Steps of other parts of the product, as whoever composes the screen hands them in. */
export interface ForeignSteps {
  /** Sets the first payment password. */
  readonly Password: ComponentType<{ readonly onSet: (paymentPassword: string) => void }>;
  /** Adds the first account; the payment password is there where the player has just given it. */
  readonly Account: ComponentType<{
    readonly paymentPassword: string | undefined;
    readonly onAdded: () => void;
  }>;
}

/** A withdrawal as one way: payment password and account where there are none yet, amount, confirmation (ROUTE-11). */
export function Withdrawal(steps: ForeignSteps) {
  const { formatMessage } = useIntl();
  return (
    <Page title={formatMessage({ id: 'screens.withdraw' })}>
      <Withdraw {...steps} />
    </Page>
  );
}

function Withdraw(steps: ForeignSteps) {
  const balance = useBalance().data;
  const visibility = useBalanceVisibility();
  const state = useViewState(useQuery(withdrawConfigOptions(useWps())));
  return (
    <>
      <BalanceCard balance={balance} {...visibility} />
      <StateView state={state} skeleton={<Skeleton count={4} />}>
        {(config) => <OpenWay config={config} balance={balance} steps={steps} />}
      </StateView>
    </>
  );
}

interface OpenWayProps {
  readonly config: WithdrawConfig;
  readonly balance: number | undefined;
  readonly steps: ForeignSteps;
}

/** Nothing of the way is shown while it leads nowhere. */
function OpenWay({ config, balance, steps }: OpenWayProps) {
  const wps = useWps();
  const accounts = useViewState(useQuery(payoutAccountsOptions(wps)), { isEmpty: () => false });
  const ways = useViewState(useQuery(payoutMethodsOptions(wps)), { isEmpty: () => false });
  const obstacle = withdrawObstacle(config);
  if (obstacle === 'locked')
    return (
      <>
        {config.lockedGifts.length > 0 && <LockedGiftsCard gifts={config.lockedGifts} />}
        {config.turnoverOpen > 0 && <TurnoverCard config={config} />}
      </>
    );
  if (obstacle === 'noneLeft') {
    return <EmptyState icon="clock" title={<FormattedMessage id="wallet.withdraw.noneLeft" />} />;
  }
  return (
    <StateView state={accounts} skeleton={<Skeleton count={4} />}>
      {(kept) => (
        <StateView state={ways} skeleton={<Skeleton count={4} />}>
          {(known) => (
            <WithdrawWay
              config={config}
              balance={balance}
              accounts={kept}
              ways={known}
              {...steps}
            />
          )}
        </StateView>
      )}
    </StateView>
  );
}
