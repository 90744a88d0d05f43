import { useViewState, useWps } from '@playhouse/platform';
import { confirm, Skeleton, StateView, toast } from '@playhouse/ui-kit';
import type { securityCalls } from '@playhouse/wps';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { securityMessages } from '../messages/securityMessages';
import { bankCardsOptions } from '../queries';
import { useRemoveBankCard } from '../useRemoveBankCard';
import { BankCardsView } from '../views/BankCardsView';

export interface BankCardsProps {
  readonly limit: number;
  readonly onAdd: () => void;
}

/** Lists the bank cards and removes one after a question (KYC-01). */
export function BankCards({ limit, onAdd }: BankCardsProps) {
  const { formatMessage } = useIntl();
  const query = useQuery(bankCardsOptions(useWps()));
  const state = useViewState(query, { isEmpty: () => false });
  const remove = useRemoveBankCard();
  const ask = async (card: securityCalls.BankCard) => {
    const agreed = await confirm({
      title: formatMessage(securityMessages.removeTitle),
      text: `${card.bankName} ${card.maskedNumber}`,
      confirmLabel: formatMessage(securityMessages.remove),
      tone: 'danger',
    });
    if (!agreed) return;
    remove.mutate(card.id, {
      onSuccess: () => toast.success(formatMessage(securityMessages.cardRemoved)),
    });
  };
  return (
    <StateView state={state} skeleton={<Skeleton count={2} />}>
      {(cards) => (
        <BankCardsView
          cards={cards}
          limit={limit}
          onAdd={onAdd}
          onRemove={(card) => void ask(card)}
        />
      )}
    </StateView>
  );
}
