import { Card } from '@playhouse/ui-kit';
import type { agentCalls, AnswerOf } from '@playhouse/wps';
import { defineMessages, FormattedMessage, FormattedNumber } from 'react-intl';
import { agentMessages } from '../messages';
import styles from './agentForms.module.css';

const messages = defineMessages({
  members: {
    id: 'agent.overview.members',
    defaultMessage: 'Members',
    description: 'Number of members in the team',
  },
  agents: {
    id: 'agent.overview.agents',
    defaultMessage: 'Agents',
    description: 'Number of agents in the team',
  },
  newMembers: {
    id: 'agent.overview.newMembers',
    defaultMessage: 'New members',
    description: 'Number of members registered in the period',
  },
  active: {
    id: 'agent.overview.active',
    defaultMessage: 'Active members',
    description: 'Number of members that bet in the period',
  },
  teamBalance: {
    id: 'agent.overview.teamBalance',
    defaultMessage: 'Team balance',
    description: 'Money that all members of the team hold together',
  },
});

const counts = [
  [messages.members, 'memberCount'],
  [messages.agents, 'agentCount'],
  [messages.newMembers, 'newMemberCount'],
  [messages.active, 'activeMemberCount'],
] as const;

const amounts = [
  [messages.teamBalance, 'teamBalance'],
  [agentMessages.deposits, 'depositAmount'],
  [agentMessages.withdrawals, 'withdrawAmount'],
  [agentMessages.bets, 'betAmount'],
  [agentMessages.wins, 'winAmount'],
  [agentMessages.rebates, 'rebateAmount'],
  [agentMessages.net, 'netAmount'],
] as const;

export interface TeamOverviewViewProps {
  overview: AnswerOf<typeof agentCalls.teamOverview>;
  /** Writes an amount in major units. */
  money: (amount: number) => string;
}

/** Heads and money of a team. */
export function TeamOverviewView({ overview, money }: TeamOverviewViewProps) {
  return (
    <>
      <Card>
        <dl className={styles.facts}>
          {counts.map(([label, field]) => (
            <div key={field}>
              <dt>
                <FormattedMessage {...label} />
              </dt>
              <dd>
                <FormattedNumber value={overview[field]} />
              </dd>
            </div>
          ))}
        </dl>
      </Card>
      <Card>
        <dl className={styles.facts}>
          {amounts.map(([label, field]) => (
            <div key={field}>
              <dt>
                <FormattedMessage {...label} />
              </dt>
              <dd>{money(overview[field])}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </>
  );
}
