import type { Period } from '@playhouse/i18n';
import { Card } from '@playhouse/ui-kit';
import type { agentCalls, AnswerOf } from '@playhouse/wps';
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, FormattedNumber } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import type { FigureAddress } from '../logic/figures';
import styles from './agentForms.module.css';
import { FigureLink } from './FigureLink';
import { figureMessages } from './figureMessages';

const messages = defineMessages({
  teamBalance: {
    id: 'agent.overview.teamBalance',
    defaultMessage: 'Team balance',
    description: 'Money that all members of the team hold together',
  },
  own: {
    id: 'agent.overview.own',
    defaultMessage: 'My income',
    description: 'Heading: what the agent was paid for the days of the period',
  },
  team: {
    id: 'agent.overview.team',
    defaultMessage: 'My team',
    description: 'Heading: what moved in the wallets of the team',
  },
});

type Overview = AnswerOf<typeof agentCalls.teamOverview>;
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
  const fact = (figure: Figure, value: ReactNode, label = figureMessages[figure]) => (
    <Fact key={label.id} label={label}>
      <FigureLink figure={figure} period={period}>
        {value}
      </FigureLink>
    </Fact>
  );
  return (
    <>
      <Facts title={messages.team}>
        {counts.map(([figure, field]) => fact(figure, <FormattedNumber value={overview[field]} />))}
        {fact('members', money(overview.teamBalance), messages.teamBalance)}
        {moved.map(([figure, field]) => fact(figure, money(overview[field])))}
      </Facts>
      <Facts title={messages.own}>
        {own.map(([figure, field]) => fact(figure, money(overview[field])))}
      </Facts>
    </>
  );
}

function Facts({ title, children }: { title: MessageDescriptor; children: ReactNode }) {
  return (
    <Card>
      <h2 className={styles.heading}>
        <FormattedMessage {...title} />
      </h2>
      <dl className={styles.facts}>{children}</dl>
    </Card>
  );
}

function Fact({ label, children }: { label: MessageDescriptor; children: ReactNode }) {
  return (
    <div>
      <dt>
        <FormattedMessage {...label} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
