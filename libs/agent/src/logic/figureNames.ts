import type { MessageId } from '@playhouse/i18n';
import type { agentCalls } from '@playhouse/wps';

/** Name of each figure on an agent's screens; also the title of its entries. */
export const figureNames: Readonly<
  Record<agentCalls.MoneyFigure | agentCalls.HeadFigure, MessageId>
> = {
  deposit: 'agent.deposits',
  withdraw: 'agent.withdrawals',
  bet: 'agent.bets',
  win: 'agent.wins',
  rebate: 'agent.rebates',
  net: 'agent.net',
  ownRebate: 'screens.rebateIncome',
  ownSalary: 'agent.figure.ownSalary',
  ownDividend: 'agent.figure.ownDividend',
  members: 'agent.overview.members',
  agents: 'agent.overview.agents',
  newMembers: 'agent.overview.newMembers',
  activeMembers: 'agent.overview.active',
  loggedIn: 'agent.home.loggedIn',
  online: 'agent.home.online',
  invited: 'agent.figure.invited',
};
