import { useViewState, useWps } from '@playhouse/platform';
import { payoutAccountsOptions } from '@playhouse/session';
import { Skeleton, StateView } from '@playhouse/ui-kit';
import type { securityCalls } from '@playhouse/wps';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BankCardsView } from '../views/BankCardsView';
import { RemoveBankCard } from './RemoveBankCard';

export interface BankCardsProps {
  readonly limit: number;
  readonly onAdd: () => void;
}

/** Lists the bank cards and removes one (KYC-01). */
export function BankCards({ limit, onAdd }: BankCardsProps) {
  const query = useQuery(payoutAccountsOptions(useWps()));
  const state = useViewState(query, { isEmpty: () => false });
  const [going, setGoing] = useState<securityCalls.BankCard>();
  return (
    <StateView state={state} skeleton={<Skeleton count={2} />}>
      {(cards) => (
        <>
          <BankCardsView cards={cards} limit={limit} onAdd={onAdd} onRemove={setGoing} />
          <RemoveBankCard card={going} onClose={() => setGoing(undefined)} />
        </>
      )}
    </StateView>
  );
}
