import type { MessageId } from '@playhouse/i18n';
import { useRefusal, useViewState, useWps } from '@playhouse/platform';
import { formDraft, payoutMethodsOptions } from '@playhouse/session';
import { Skeleton, StateView } from '@playhouse/ui-kit';
import { errorCodes } from '@playhouse/wps';
import { useQuery } from '@tanstack/react-query';
import { keptPayoutFields } from '../logic/payoutValues';
import { banksOptions, securityConfigOptions } from '../queries';
import { useAddPayoutAccount } from '../useAddPayoutAccount';
import { PayoutAccountForm } from '../views/PayoutAccountForm';

export interface NewPayoutAccountProps {
  /** The payment password where the player has just given it. */
  readonly paymentPassword?: string | undefined;
  readonly submit?: MessageId;
  readonly onAdded: () => void;
}

const refusedFields = {
  [errorCodes.paymentPasswordWrong]: 'paymentPassword',
  [errorCodes.bankCardHolder]: 'accountName',
} as const;

const draft = formDraft('payoutAccount', keptPayoutFields);

/** The form for an account that withdrawals go to, as the security centre and the way to a withdrawal have it (KYC-01). */
export function NewPayoutAccount({ paymentPassword, submit, onAdded }: NewPayoutAccountProps) {
  const wps = useWps();
  const state = useViewState(useQuery(payoutMethodsOptions(wps)));
  const banks = useViewState(useQuery(banksOptions(wps)));
  const config = useViewState(useQuery(securityConfigOptions(wps)));
  const add = useAddPayoutAccount();
  const isBank = add.variables !== undefined && 'bankCode' in add.variables;
  const refusal = useRefusal(
    { ...refusedFields, [errorCodes.bankCardExists]: isBank ? 'accountNumber' : 'account' },
    add,
  );
  return (
    <StateView state={state} skeleton={<Skeleton count={4} />}>
      {(methods) => (
        <StateView state={banks} skeleton={<Skeleton count={4} />}>
          {(known) => (
            <StateView state={config} skeleton={<Skeleton count={4} />}>
              {({ payeeName }) => (
                <PayoutAccountForm
                  methods={methods}
                  banks={known}
                  payeeName={payeeName ?? ''}
                  typed={draft.read()}
                  paymentPassword={paymentPassword}
                  pending={add.isPending}
                  refusal={refusal}
                  {...(submit ? { submit } : {})}
                  onType={draft.keep}
                  onSubmit={(account) =>
                    add.mutate(account, {
                      onSuccess: () => {
                        draft.drop();
                        onAdded();
                      },
                    })
                  }
                />
              )}
            </StateView>
          )}
        </StateView>
      )}
    </StateView>
  );
}
