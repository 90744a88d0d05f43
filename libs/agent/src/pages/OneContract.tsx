import { useRefusal, useViewState, useWps } from '@playhouse/platform';
import { EmptyState, Page, Skeleton, StateView, toast } from '@playhouse/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useDecideContract } from '../hooks/useDecideContract';
import type { ContractKind } from '../logic/contractKind';
import { contractOptions } from '../queries';
import styles from '../views/agentForms.module.css';
import { ContractView } from '../views/ContractView';

const titles = {
  salary: 'screens.salaryContract',
  dividend: 'screens.dividendContract',
  hourly: 'screens.hourlyContract',
} as const;

/** One of the three contract screens (ROUTE-16). */
export function OneContract({ kind }: { kind: ContractKind }) {
  const { formatMessage } = useIntl();
  const state = useViewState(useQuery(contractOptions(useWps(), kind)), {
    isEmpty: (contract) => contract === null,
  });
  const decide = useDecideContract(kind);
  const refusal = useRefusal({}, decide);
  const say = (action: 'accept' | 'reject') =>
    toast.success(
      formatMessage({
        id: action === 'accept' ? 'agent.contract.accepted' : 'agent.contract.refused',
      }),
    );
  return (
    <Page title={formatMessage({ id: titles[kind] })}>
      <StateView
        state={state}
        skeleton={<Skeleton className={styles.skeleton} />}
        empty={<EmptyState title={formatMessage({ id: 'agent.contract.empty' })} />}
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
