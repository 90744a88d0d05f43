import { NewPayoutAccount, SetPaymentPassword } from '@playhouse/member';
import { Withdrawal } from '@playhouse/wallet';
import type { ForeignSteps } from '@playhouse/wallet';

const steps: ForeignSteps = {
  Password: ({ onSet }) => (
    <SetPaymentPassword exists={false} focused submit="member.security.continue" onSet={onSet} />
  ),
  Account: ({ paymentPassword, onAdded }) => (
    <NewPayoutAccount
      paymentPassword={paymentPassword}
      submit="member.security.continue"
      onAdded={onAdded}
    />
  ),
};

/** A withdrawal, composed of the wallet's own steps and of the account's (ROUTE-11). */
export function WithdrawPage() {
  return <Withdrawal {...steps} />;
}
