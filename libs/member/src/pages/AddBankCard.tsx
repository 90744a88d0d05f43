import { useRefusal, useViewState, useWps } from '@playhouse/platform';
import { Sheet, Skeleton, StateView, toast } from '@playhouse/ui-kit';
import { errorCodes } from '@playhouse/wps';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { banksOptions } from '../queries';
import { useAddBankCard } from '../useAddBankCard';
import { BankCardForm } from '../views/BankCardForm';

export interface AddBankCardProps {
  readonly open: boolean;
  readonly payeeName: string;
  readonly onClose: () => void;
}

/** The form for a bank card, in a sheet (KYC-01). */
export function AddBankCard({ open, payeeName, onClose }: AddBankCardProps) {
  const { formatMessage } = useIntl();
  return (
    <Sheet open={open} onClose={onClose} title={formatMessage({ id: 'member.security.cards.add' })}>
      <NewCard payeeName={payeeName} onClose={onClose} />
    </Sheet>
  );
}

const refusedFields = {
  [errorCodes.paymentPasswordWrong]: 'paymentPassword',
  [errorCodes.bankCardHolder]: 'accountName',
  [errorCodes.bankCardExists]: 'accountNumber',
} as const;

function NewCard({ payeeName, onClose }: Pick<AddBankCardProps, 'payeeName' | 'onClose'>) {
  const { formatMessage } = useIntl();
  const state = useViewState(useQuery(banksOptions(useWps())));
  const add = useAddBankCard();
  const refusal = useRefusal(refusedFields, add);
  return (
    <StateView state={state} skeleton={<Skeleton count={4} />}>
      {(banks) => (
        <BankCardForm
          banks={banks}
          payeeName={payeeName}
          pending={add.isPending}
          refusal={refusal}
          onSubmit={(values) =>
            add.mutate(
              { ...values, accountName: values.accountName.trim() },
              {
                onSuccess: () => {
                  toast.success(formatMessage({ id: 'member.security.cards.added' }));
                  onClose();
                },
              },
            )
          }
        />
      )}
    </StateView>
  );
}
