import { useRefusal } from '@playhouse/platform';
import { Sheet, toast } from '@playhouse/ui-kit';
import { errorCodes } from '@playhouse/wps';
import type { securityCalls } from '@playhouse/wps';
import { useIntl } from 'react-intl';
import { useRemoveBankCard } from '../useRemoveBankCard';
import { RemoveCardForm } from '../views/RemoveCardForm';

export interface RemoveBankCardProps {
  /** The card that is to go; undefined while there is none. */
  readonly card: securityCalls.BankCard | undefined;
  readonly onClose: () => void;
}

/** Removes a bank card, with the payment password, in a sheet (KYC-01). */
export function RemoveBankCard({ card, onClose }: RemoveBankCardProps) {
  const { formatMessage } = useIntl();
  return (
    <Sheet
      open={card !== undefined}
      onClose={onClose}
      title={formatMessage({ id: 'member.security.cards.remove.title' })}
      description={
        card && (
          <>
            {card.bankName} <bdi dir="ltr">{card.maskedNumber}</bdi>
          </>
        )
      }
    >
      {card && <Removal id={card.id} onClose={onClose} />}
    </Sheet>
  );
}

const refusedFields = { [errorCodes.paymentPasswordWrong]: 'paymentPassword' } as const;

function Removal({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { formatMessage } = useIntl();
  const remove = useRemoveBankCard();
  const refusal = useRefusal(refusedFields, remove);
  return (
    <RemoveCardForm
      pending={remove.isPending}
      refusal={refusal}
      onSubmit={(paymentPassword) =>
        remove.mutate(
          { id, paymentPassword },
          {
            onSuccess: () => {
              toast.success(formatMessage({ id: 'member.security.cards.removed' }));
              onClose();
            },
          },
        )
      }
    />
  );
}
