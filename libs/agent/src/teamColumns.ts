import { defineMessages } from 'react-intl';
import { agentMessages } from './messages';

const messages = defineMessages({
  downlines: {
    id: 'agent.team.downlines',
    defaultMessage: 'Downlines',
    description: 'Number of members below a member',
  },
  actions: {
    id: 'agent.team.actions',
    defaultMessage: 'More',
    description: 'Heading of the column with links to a downline’s team and rates',
  },
});

/** The table of a team; what the platform can sort it by is what of it is sortable. */
export const teamColumns = [
  { key: 'account', label: agentMessages.account, sortable: true },
  { key: 'balance', label: agentMessages.balance, numeric: true, sortable: true },
  { key: 'teamCount', label: messages.downlines, numeric: true, sortable: true },
  { key: 'regDate', label: agentMessages.joined, sortable: true },
  { key: 'actions', label: messages.actions },
] as const;
