import { defineMessages } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import type { agentCalls, walletCalls } from '@playhouse/wps';
import { agentMessages, agentTitles } from '../messages';
import { homeMessages } from './homeMessages';

/** Names of figures that only overview and entries use. */
const names = defineMessages({
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
  invited: {
    id: 'agent.figure.invited',
    defaultMessage: 'Registered with a link',
    description: 'Title of the members who registered with one of an agent’s invite links',
  },
  ownSalary: {
    id: 'agent.figure.ownSalary',
    defaultMessage: 'Salaries',
    description: 'Sum of the daily and hourly salaries that an agent was paid',
  },
  ownDividend: {
    id: 'agent.figure.ownDividend',
    defaultMessage: 'Dividends',
    description: 'Sum of the dividends that an agent was paid',
  },
});

/** What each figure of an agent's screens is called; also the title of its entries. */
export const figureMessages: Readonly<
  Record<agentCalls.MoneyFigure | agentCalls.HeadFigure, MessageDescriptor>
> = {
  deposit: agentMessages.deposits,
  withdraw: agentMessages.withdrawals,
  bet: agentMessages.bets,
  win: agentMessages.wins,
  rebate: agentMessages.rebates,
  net: agentMessages.net,
  ownRebate: agentTitles.rebateIncome,
  ownSalary: names.ownSalary,
  ownDividend: names.ownDividend,
  members: names.members,
  agents: names.agents,
  newMembers: agentMessages.newMembers,
  activeMembers: agentMessages.activeMembers,
  loggedIn: homeMessages.loggedIn,
  online: homeMessages.online,
  invited: names.invited,
};

const kinds = defineMessages({
  promotion: {
    id: 'agent.entry.promotion',
    defaultMessage: 'Promotion',
    description: 'Kind of an entry: a gift, bonus or prize',
  },
  transferIn: {
    id: 'agent.entry.transferIn',
    defaultMessage: 'Transfer in',
    description: 'Kind of an entry: money from a downline',
  },
  transferOut: {
    id: 'agent.entry.transferOut',
    defaultMessage: 'Transfer out',
    description: 'Kind of an entry: money to the superior',
  },
  adjustment: {
    id: 'agent.entry.adjustment',
    defaultMessage: 'Given back',
    description: 'Kind of an entry: a stake that was taken back, or a correction',
  },
  remark: {
    id: 'agent.entry.remark',
    defaultMessage: 'For',
    description: 'Heading of a column: what an entry was for',
  },
});

/** What kinds of entries are called, and the column that only they have. */
export const entryMessages: Readonly<
  Record<walletCalls.Transaction['type'] | 'remark', MessageDescriptor>
> = {
  ...kinds,
  deposit: agentMessages.deposits,
  withdraw: agentMessages.withdrawals,
  bet: agentMessages.bets,
  win: agentMessages.wins,
  rebate: agentMessages.rebates,
  salary: names.ownSalary,
  dividend: names.ownDividend,
};
