import { useWps } from '@playhouse/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { contractOptions } from '../queries';
import type { ContractKind } from '../logic/contractKind';

export interface ContractDecision {
  readonly contractId: string;
  readonly action: 'accept' | 'reject';
}

/** Accepts or turns down the contract of a kind (CONTR-02), then asks for its state again. */
export function useDecideContract(kind: ContractKind) {
  const wps = useWps();
  const queryClient = useQueryClient();
  const decide: Record<ContractKind, (decision: ContractDecision) => Promise<undefined>> = {
    salary: (query) => wps.call('contracts.processDailySalary', { query }),
    dividend: (body) => wps.call('contracts.acceptDividend', { body }),
    hourly: (body) => wps.call('contracts.hourSalary', { body }),
  };
  return useMutation({
    mutationFn: decide[kind],
    onSettled: () =>
      queryClient.invalidateQueries({ queryKey: contractOptions(wps, kind).queryKey }),
    meta: { form: true },
  });
}
