import { useWps } from '@playhouse/platform';
import type { Session } from '@playhouse/session';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAttention } from '../attention/attention';
import { pendingContract } from '../logic/pendingContract';
import { pendingContractsOptions } from '../queries';
import { ContractPromptView } from './ContractPromptView';

// Cancelled once is enough until the page is loaded again or somebody else logs in.
const cancelled = new Set<string>();

/** Asks a member about a contract that waits; exempt types are never asked (CONTR-01). */
export function ContractPrompt({ session }: { readonly session: Session }) {
  const { data, isFetching } = useQuery(pendingContractsOptions(useWps(), session));
  const [closed, setClosed] = useState(() => cancelled.has(session.userName));
  const contract = data && pendingContract(data);
  const isUnknown = data === undefined && isFetching;
  const wanted = contract !== undefined && !closed ? 'yes' : 'no';
  const isTurn = useAttention('contract', isUnknown ? 'undecided' : wanted);
  if (contract === undefined) return null;
  const close = () => {
    cancelled.add(session.userName);
    setClosed(true);
  };
  return <ContractPromptView contract={contract} open={isTurn} onClose={close} />;
}
