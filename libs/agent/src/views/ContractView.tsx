import type { MessageId } from '@playhouse/i18n';
import { useDateTime, useMoney } from '@playhouse/i18n';
import type { Refusal } from '@playhouse/platform';
import { Badge, Button, ButtonRow, Card, FormRefusal } from '@playhouse/ui-kit';
import type { contractCalls } from '@playhouse/wps';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import styles from './agentForms.module.css';

const statuses = {
  none: 'agent.contract.none',
  pending: 'agent.contract.pending',
  active: 'agent.contract.running',
  rejected: 'agent.contract.rejected',
} as const;

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

/** The terms of a contract; a pending one can be accepted or turned down (CONTR-02). */
export function ContractView({ contract, busy, refusal, onDecide }: ContractViewProps) {
  const { date } = useDateTime();
  const { offeredBy, startTime, endTime, status, tiers } = contract;
  const percent = tiers.find(({ stakesPercent }) => stakesPercent != null)?.stakesPercent;
  return (
    <Card className={styles.stack}>
      <div>
        <Badge tone={tones[status]}>
          <FormattedMessage id={statuses[status]} />
        </Badge>
      </div>
      <dl className={styles.facts}>
        <Fact label="agent.contract.offeredBy" value={offeredBy} />
        <Fact label="agent.contract.from" value={date(startTime)} />
        {endTime != null && <Fact label="agent.contract.to" value={date(endTime)} />}
      </dl>
      <TierTable tiers={tiers} />
      {percent != null && (
        <p>
          <FormattedMessage id="agent.contract.most" values={{ percent }} />
        </p>
      )}
      <FormRefusal refusal={refusal} />
      {status === 'pending' && (
        <ButtonRow>
          <Button loading={busy} onClick={() => onDecide('accept')}>
            <FormattedMessage id="agent.contract.accept" />
          </Button>
          <Button variant="ghost" disabled={busy} onClick={() => onDecide('reject')}>
            <FormattedMessage id="agent.contract.reject" />
          </Button>
        </ButtonRow>
      )}
    </Card>
  );
}

function Fact({ label, value }: { label: MessageId; value: string }) {
  return (
    <div>
      <dt>
        <FormattedMessage id={label} />
      </dt>
      <dd>{value}</dd>
    </div>
  );
}

const columns = ['agent.contract.turnover', 'agent.overview.active', 'agent.rate'] as const;

function TierTable({ tiers }: Pick<contractCalls.Contract, 'tiers'>) {
  const money = useMoney();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              <FormattedMessage id={column} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tiers.map((tier) => (
          <tr key={tier.minTurnover}>
            <td translate="no">{money(tier.minTurnover)}</td>
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
