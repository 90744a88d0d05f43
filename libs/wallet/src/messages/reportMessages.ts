import { defineMessages } from 'react-intl';

/** Headings of the reports. */
export const reportTitles = defineMessages({
  deposits: {
    id: 'wallet.report.deposits',
    defaultMessage: 'Deposit report',
    description: 'Heading of the list of deposits',
  },
  withdrawals: {
    id: 'wallet.report.withdrawals',
    defaultMessage: 'Withdrawal report',
    description: 'Heading of the list of withdrawals',
  },
  transactions: {
    id: 'wallet.report.transactions',
    defaultMessage: 'Transactions',
    description: 'Heading of the list of movements of the balance',
  },
  bets: {
    id: 'wallet.report.bets',
    defaultMessage: 'Betting record',
    description: 'Heading of the list of bets',
  },
  profitAndLoss: {
    id: 'wallet.report.profitAndLoss',
    defaultMessage: 'Profit and loss',
    description: 'Heading of the sums of a period',
  },
  rebates: {
    id: 'wallet.report.rebates',
    defaultMessage: 'Rebate report',
    description: 'Heading of the list of rebates',
  },
});

export const reportMessages = defineMessages({
  filterStatus: {
    id: 'wallet.report.filter.status',
    defaultMessage: 'Status',
    description: 'Label of the filter by state',
  },
  filterType: {
    id: 'wallet.report.filter.type',
    defaultMessage: 'Type',
    description: 'Label of the filter by kind of movement',
  },
  filterCategory: {
    id: 'wallet.report.filter.category',
    defaultMessage: 'Games',
    description: 'Label of the filter by category of games',
  },
});

/** Names of figures. */
export const figureMessages = defineMessages({
  total: { id: 'wallet.figure.total', defaultMessage: 'Total', description: 'Name of a sum' },
  order: {
    id: 'wallet.figure.order',
    defaultMessage: 'Order',
    description: 'Name of the number of a deposit, withdrawal or bet',
  },
  came: {
    id: 'wallet.figure.came',
    defaultMessage: 'Came in',
    description: 'Name of the sum of all movements into the balance in a period',
  },
  went: {
    id: 'wallet.figure.went',
    defaultMessage: 'Went out',
    description: 'Name of the sum of all movements out of the balance in a period',
  },
  fees: {
    id: 'wallet.figure.fees',
    defaultMessage: 'Fees',
    description: 'Name of the sum of what deposits or withdrawals of a period cost',
  },
  fee: {
    id: 'wallet.figure.fee',
    defaultMessage: 'Fee',
    description: 'Name of what a deposit or a withdrawal costs',
  },
  remark: {
    id: 'wallet.figure.remark',
    defaultMessage: 'Note',
    description: 'Name of a remark beside a movement',
  },
  amount: { id: 'wallet.figure.amount', defaultMessage: 'Amount', description: 'Money that moved' },
  time: { id: 'wallet.figure.time', defaultMessage: 'Time', description: 'When money moved' },
  balance: {
    id: 'wallet.figure.balance',
    defaultMessage: 'Balance after',
    description: 'Name of the balance that a movement left',
  },
  member: {
    id: 'wallet.figure.member',
    defaultMessage: 'Member',
    description: 'Name of the account in a list over a whole team',
  },
  bet: { id: 'wallet.figure.bet', defaultMessage: 'Stake', description: 'Name of a figure' },
  win: {
    id: 'wallet.figure.win',
    defaultMessage: 'Payout',
    description: 'Name of what games paid, be it wins or stakes that came back',
  },
  rate: { id: 'wallet.figure.rate', defaultMessage: 'Rate', description: 'Name of a percentage' },
  net: {
    id: 'wallet.figure.net',
    defaultMessage: 'Net result',
    description: 'Name of what a member gained or lost',
  },
  rebate: { id: 'wallet.figure.rebate', defaultMessage: 'Rebates', description: 'Name of a sum' },
  promotion: {
    id: 'wallet.figure.promotion',
    defaultMessage: 'Promotions',
    description: 'Name of a sum',
  },
  deposit: {
    id: 'wallet.figure.deposit',
    defaultMessage: 'Deposits',
    description: 'Name of a sum',
  },
  withdraw: {
    id: 'wallet.figure.withdraw',
    defaultMessage: 'Withdrawals',
    description: 'Name of a sum',
  },
});
