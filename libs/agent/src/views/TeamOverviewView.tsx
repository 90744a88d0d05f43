import type { MessageId, Period } from '@playhouse/i18n';
import { Card } from '@playhouse/ui-kit';
import type { agentCalls, CallAnswer } from '@playhouse/wps';
import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { FigureAddress } from '../logic/figures';
import styles from './agentForms.module.css';
import { FigureLink } from './FigureLink';
import { figureNames } from '../logic/figureNames';

type Overview = CallAnswer<typeof agentCalls.teamOverview>;
type Figure = Exclude<FigureAddress['figure'], 'visits'>;

const counts = [
  ['members', 'memberCount'],
  ['agents', 'agentCount'],
  ['newMembers', 'newMemberCount'],
  ['activeMembers', 'activeMemberCount'],
] as const;

const moved = [
  ['deposit', 'depositAmount'],
  ['withdraw', 'withdrawAmount'],
  ['bet', 'betAmount'],
  ['win', 'winAmount'],
  ['rebate', 'rebateAmount'],
  ['net', 'netAmount'],
] as const;

const own = [
  ['ownRebate', 'ownRebateAmount'],
  ['ownSalary', 'ownSalaryAmount'],
  ['ownDividend', 'ownDividendAmount'],
] as const;

export interface TeamOverviewViewProps {
  overview: Overview;
  /** The period that the overview is of. */
  period: Period;
  /** Writes an amount in major units. */
  money: (amount: number) => string;
}

/** Heads and money of a team, and what the agent was paid; every figure opens to its entries. */
export function TeamOverviewView({ overview, period, money }: TeamOverviewViewProps) {
  const fact = (figure: Figure, value: ReactNode, label = figureNames[figure]) => (
    <Fact key={label} label={label}>
      <FigureLink figure={figure} period={period}>
        {value}
      </FigureLink>
    </Fact>
  );
  return (
    <>
      <Facts title="agent.overview.team">
        {counts.map(([figure, field]) => fact(figure, <FormattedNumber value={overview[field]} />))}
        {fact('members', money(overview.teamBalance), 'agent.overview.teamBalance')}
        {moved.map(([figure, field]) => fact(figure, money(overview[field])))}
      </Facts>
      <Facts title="agent.overview.own">
        {own.map(([figure, field]) => fact(figure, money(overview[field])))}
      </Facts>
    </>
  );
}

function Facts({ title, children }: { title: MessageId; children: ReactNode }) {
  return (
    <Card>
      <h2 className={styles.heading}>
        <FormattedMessage id={title} />
      </h2>
      <dl className={styles.facts}>{children}</dl>
    </Card>
  );
}

function Fact({ label, children }: { label: MessageId; children: ReactNode }) {
  return (
    <div>
      <dt>
        <FormattedMessage id={label} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
