import { useDateTime, useMoney } from '@playhouse/i18n';
import type { Refusal } from '@playhouse/platform';
import { Badge, Button, Card, FormRefusal } from '@playhouse/ui-kit';
import type { contractCalls } from '@playhouse/wps';
import { defineMessages, FormattedMessage, FormattedNumber } from 'react-intl';
import { agentMessages } from '../messages';
import styles from './agentForms.module.css';

const messages = defineMessages({
  offeredBy: {
    id: 'agent.contract.offeredBy',
    defaultMessage: 'Offered by',
    description: 'Who offers the contract',
  },
  from: { id: 'agent.contract.from', defaultMessage: 'From', description: 'Start of the contract' },
  to: { id: 'agent.contract.to', defaultMessage: 'Until', description: 'End of the contract' },
  turnover: {
    id: 'agent.contract.turnover',
    defaultMessage: 'Turnover from',
    description: 'Column: turnover from which a rate applies',
  },
  accept: {
    id: 'agent.contract.accept',
    defaultMessage: 'Accept',
    description: 'Button that accepts the contract',
  },
  reject: {
    id: 'agent.contract.reject',
    defaultMessage: 'Turn down',
    description: 'Button that rejects the contract',
  },
});

const statuses = defineMessages({
  none: { id: 'agent.contract.none', defaultMessage: 'None', description: 'State of a contract' },
  pending: {
    id: 'agent.contract.pending',
    defaultMessage: 'Waiting for you',
    description: 'State of a contract',
  },
  active: {
    id: 'agent.contract.running',
    defaultMessage: 'In force',
    description: 'State of a contract',
  },
  rejected: {
    id: 'agent.contract.rejected',
    defaultMessage: 'Turned down',
    description: 'State of a contract',
  },
});

const tones = {
  none: 'neutral',
  pending: 'warning',
  active: 'success',
  rejected: 'danger',
} as const;

export interface ContractViewProps {
  contract: contractCalls.Contract;
  busy: boolean;
  refusal?: Refusal | undefined;
  onDecide: (action: 'accept' | 'reject') => void;
}

/** What a contract says; while it waits it can be accepted or turned down (CONTR-02). */
export function ContractView({ contract, busy, refusal, onDecide }: ContractViewProps) {
  const { date } = useDateTime();
  const { offeredBy, startTime, endTime, status, tiers } = contract;
  return (
    <Card className={styles.stack}>
      <div>
        <Badge tone={tones[status]}>
          <FormattedMessage {...statuses[status]} />
        </Badge>
      </div>
      <dl className={styles.facts}>
        <Fact label={messages.offeredBy} value={offeredBy} />
        <Fact label={messages.from} value={date(startTime)} />
        {endTime != null && <Fact label={messages.to} value={date(endTime)} />}
      </dl>
      <TierTable tiers={tiers} />
      <FormRefusal refusal={refusal} />
      {status === 'pending' && (
        <div className={styles.actions}>
          <Button loading={busy} onClick={() => onDecide('accept')}>
            <FormattedMessage {...messages.accept} />
          </Button>
          <Button variant="ghost" disabled={busy} onClick={() => onDecide('reject')}>
            <FormattedMessage {...messages.reject} />
          </Button>
        </div>
      )}
    </Card>
  );
}

function Fact({
  label,
  value,
}: {
  label: (typeof messages)[keyof typeof messages];
  value: string;
}) {
  return (
    <div>
      <dt>
        <FormattedMessage {...label} />
      </dt>
      <dd>{value}</dd>
    </div>
  );
}

function TierTable({ tiers }: Pick<contractCalls.Contract, 'tiers'>) {
  const money = useMoney();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {[messages.turnover, agentMessages.activeMembers, agentMessages.rate].map((column) => (
            <th key={column.id} scope="col">
              <FormattedMessage {...column} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tiers.map((tier) => (
          <tr key={tier.minTurnover}>
            <td>{money(tier.minTurnover)}</td>
            <td>
              <FormattedNumber value={tier.minActiveMembers ?? 0} />
            </td>
            <td>
              <FormattedNumber value={tier.rate / 100} style="percent" maximumFractionDigits={2} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
