import { defineMessages } from 'react-intl';

/** Texts that more than one screen of agents uses. */
export const agentMessages = defineMessages({
  account: {
    id: 'agent.account',
    defaultMessage: 'Account',
    description: 'Account name of a downline',
  },
  type: {
    id: 'agent.type',
    defaultMessage: 'Type',
    description: 'Kind of account: player or agent',
  },
  player: { id: 'agent.player', defaultMessage: 'Player', description: 'Kind of account' },
  agent: { id: 'agent.agent', defaultMessage: 'Agent', description: 'Kind of account' },
  deposits: { id: 'agent.deposits', defaultMessage: 'Deposits', description: 'Sum of deposits' },
  withdrawals: {
    id: 'agent.withdrawals',
    defaultMessage: 'Withdrawals',
    description: 'Sum of withdrawals',
  },
  bets: { id: 'agent.bets', defaultMessage: 'Bets', description: 'Sum of stakes' },
  wins: { id: 'agent.wins', defaultMessage: 'Payouts', description: 'Sum of what games paid' },
  rebates: { id: 'agent.rebates', defaultMessage: 'Rebates', description: 'Sum of rebates' },
  net: {
    id: 'agent.net',
    defaultMessage: 'Net result',
    description: 'Profit or loss of the team over the period',
  },
  newMembers: {
    id: 'agent.overview.newMembers',
    defaultMessage: 'New members',
    description: 'Number of members of the team that registered on a day or in a period',
  },
  activeMembers: {
    id: 'agent.overview.active',
    defaultMessage: 'Active members',
    description:
      'Number of members that bet in a period; also heading of the column with how many a rate needs',
  },
  joined: {
    id: 'agent.team.joined',
    defaultMessage: 'Joined',
    description: 'Heading of a column: when a member registered',
  },
  game: { id: 'agent.game', defaultMessage: 'Game', description: 'Game that a bet was placed in' },
  category: {
    id: 'agent.category',
    defaultMessage: 'Games',
    description: 'Category of games: heading of a column, and label of the filter by it',
  },
  time: { id: 'agent.time', defaultMessage: 'Time', description: 'When a bet was placed' },
  day: { id: 'agent.day', defaultMessage: 'Day', description: 'Day that a rebate was earned on' },
  amount: { id: 'agent.amount', defaultMessage: 'Amount', description: 'Money earned' },
  rate: { id: 'agent.rate', defaultMessage: 'Rate', description: 'A rate in percent' },
  balance: { id: 'agent.balance', defaultMessage: 'Balance', description: 'Money of an account' },
  save: {
    id: 'agent.save',
    defaultMessage: 'Save',
    description: 'Button that stores changed rates',
  },
  saved: { id: 'agent.saved', defaultMessage: 'Saved', description: 'Notice after storing' },
});

/** Titles of the agent screens; also the names in the grid of tools. */
export const agentTitles = defineMessages({
  home: {
    id: 'agent.title.home',
    defaultMessage: 'Agent centre',
    description: 'Title of a screen',
  },
  teamOverview: {
    id: 'agent.title.teamOverview',
    defaultMessage: 'Team overview',
    description: 'Title of a screen and name of a tool',
  },
  transactions: {
    id: 'agent.title.transactions',
    defaultMessage: 'Transactions',
    description: 'Name of a tool: transaction record',
  },
  teamManagement: {
    id: 'agent.title.teamManagement',
    defaultMessage: 'Team management',
    description: 'Title of a screen and name of a tool',
  },
  redRain: {
    id: 'agent.title.redRain',
    defaultMessage: 'Red envelope rain',
    description: 'Title of a screen and name of a tool',
  },
  teamProfitAndLoss: {
    id: 'agent.title.teamPnl',
    defaultMessage: 'Team profit and loss',
    description: 'Title of a screen and name of a tool',
  },
  teamBetting: {
    id: 'agent.title.teamBetting',
    defaultMessage: 'Team betting',
    description: 'Title of a screen and name of a tool',
  },
  rebateSettings: {
    id: 'agent.title.rebateSettings',
    defaultMessage: 'Rebate settings',
    description: 'Title of a screen and name of a tool',
  },
  rebateIncome: {
    id: 'agent.title.rebateIncome',
    defaultMessage: 'Rebate income',
    description: 'Title of a screen and name of a tool',
  },
  securityCenter: {
    id: 'agent.title.securityCenter',
    defaultMessage: 'Security centre',
    description: 'Name of a tool',
  },
  mail: { id: 'agent.title.mail', defaultMessage: 'Mail', description: 'Name of a tool: messages' },
  customerService: {
    id: 'agent.title.customerService',
    defaultMessage: 'Customer service',
    description: 'Name of a tool: opens the service link',
  },
  register: {
    id: 'agent.title.register',
    defaultMessage: 'Register a downline',
    description: 'Title of a screen',
  },
  dividend: {
    id: 'agent.title.dividend',
    defaultMessage: 'Dividend',
    description: 'Title of a screen',
  },
  salary: {
    id: 'agent.title.salary',
    defaultMessage: 'Daily salary contract',
    description: 'Title of a screen',
  },
  dividendContract: {
    id: 'agent.title.dividendContract',
    defaultMessage: 'Dividend contract',
    description: 'Title of a screen',
  },
  hourly: {
    id: 'agent.title.hourly',
    defaultMessage: 'Hourly salary contract',
    description: 'Title of a screen',
  },
});
