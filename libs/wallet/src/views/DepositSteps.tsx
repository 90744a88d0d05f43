import type { walletCalls } from '@playhouse/wps';
import { useIntl } from 'react-intl';
import { StepList } from './StepList';

type Status = walletCalls.DepositOrder['status'];

/** How many of the three steps a state has behind it; a deposit that failed stays where it stopped. */
const done: Record<Status, number> = {
  pending: 0,
  expired: 0,
  processing: 1,
  failed: 1,
  success: 3,
};

const steps = [
  'wallet.deposit.step.pay',
  'wallet.deposit.step.check',
  'wallet.deposit.step.done',
] as const;

/** How far a deposit is, in the new deposit detail (MINE-10). */
export function DepositSteps({ status }: { readonly status: Status }) {
  const { formatMessage } = useIntl();
  return (
    <StepList
      label={formatMessage({ id: 'wallet.deposit.steps' })}
      steps={steps}
      done={done[status]}
      stopped={status === 'failed' || status === 'expired'}
    />
  );
}
