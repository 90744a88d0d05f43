import { useRefusal, useViewState, useWps } from '@playhouse/platform';
import { EmptyState, Page, Skeleton, StateView, toast } from '@playhouse/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { defineMessages, useIntl } from 'react-intl';
import { useDecideContract } from '../hooks/useDecideContract';
import type { ContractKind } from '../logic/contractKind';
import { agentTitles } from '../messages';
import { contractOptions } from '../queries';
import styles from '../views/agentForms.module.css';
import { ContractView } from '../views/ContractView';

const titles = {
  salary: agentTitles.salary,
  dividend: agentTitles.dividendContract,
  hourly: agentTitles.hourly,
} as const;

const messages = defineMessages({
  empty: {
    id: 'agent.contract.empty',
    defaultMessage: 'No contract is offered to you',
    description: 'The contract screen without a contract',
  },
  accepted: {
    id: 'agent.contract.accepted',
    defaultMessage: 'Contract accepted',
    description: 'Notice after accepting a contract',
  },
  refused: {
    id: 'agent.contract.refused',
    defaultMessage: 'Contract turned down',
    description: 'Notice after rejecting a contract',
  },
});

/** One of the three contract screens (ROUTE-16). */
export function OneContract({ kind }: { kind: ContractKind }) {
  const { formatMessage } = useIntl();
  const state = useViewState(useQuery(contractOptions(useWps(), kind)), {
    isEmpty: (contract) => contract === null,
  });
  const decide = useDecideContract(kind);
  const refusal = useRefusal({}, decide);
  const say = (action: 'accept' | 'reject') =>
    toast.success(formatMessage(action === 'accept' ? messages.accepted : messages.refused));
  return (
    <Page title={formatMessage(titles[kind])}>
      <StateView
        state={state}
        skeleton={<Skeleton className={styles.skeleton} />}
        empty={<EmptyState title={formatMessage(messages.empty)} />}
      >
        {(contract) =>
          contract && (
            <ContractView
              contract={contract}
              busy={decide.isPending}
              refusal={refusal}
              onDecide={(action) =>
                decide.mutate(
                  { contractId: contract.contractId, action },
                  { onSuccess: () => say(action) },
                )
              }
            />
          )
        }
      </StateView>
    </Page>
  );
}
