import { defineMessages } from 'react-intl';

/** States of deposits and withdrawals. */
export const statusMessages = defineMessages({
  pending: {
    id: 'wallet.status.pending',
    defaultMessage: 'Pending',
    description: 'State of a deposit or withdrawal that waits',
  },
  processing: {
    id: 'wallet.status.processing',
    defaultMessage: 'Processing',
    description: 'State of a deposit or withdrawal that is being worked on',
  },
  success: {
    id: 'wallet.status.success',
    defaultMessage: 'Successful',
    description: 'State of a deposit or withdrawal that is done',
  },
  failed: {
    id: 'wallet.status.failed',
    defaultMessage: 'Failed',
    description: 'State of a deposit or withdrawal that did not work',
  },
  expired: {
    id: 'wallet.status.expired',
    defaultMessage: 'Expired',
    description: 'State of a deposit that was not paid in time',
  },
});

/** States of bets. */
export const betMessages = defineMessages({
  open: {
    id: 'wallet.bet.open',
    defaultMessage: 'Open',
    description: 'State of a bet whose outcome is not known yet',
  },
  won: { id: 'wallet.bet.won', defaultMessage: 'Won', description: 'State of a bet' },
  returned: {
    id: 'wallet.bet.returned',
    defaultMessage: 'Stake returned',
    description: 'State of a bet that paid just its stake, such as on a tie',
  },
  part: {
    id: 'wallet.bet.part',
    defaultMessage: 'Partly returned',
    description: 'State of a bet that paid less than its stake',
  },
  lost: { id: 'wallet.bet.lost', defaultMessage: 'Lost', description: 'State of a bet' },
  cancelled: {
    id: 'wallet.bet.cancelled',
    defaultMessage: 'Cancelled',
    description: 'State of a bet that was paid back',
  },
});

/** States of rebates. */
export const rebateMessages = defineMessages({
  pending: {
    id: 'wallet.rebate.pending',
    defaultMessage: 'Not paid yet',
    description: 'State of a rebate',
  },
  issued: {
    id: 'wallet.rebate.issued',
    defaultMessage: 'Paid',
    description: 'State of a rebate',
  },
});

/** Kinds of movements of the balance. */
export const transactionMessages = defineMessages({
  deposit: {
    id: 'wallet.transaction.deposit',
    defaultMessage: 'Deposit',
    description: 'Kind of movement: money came in from outside',
  },
  withdraw: {
    id: 'wallet.transaction.withdraw',
    defaultMessage: 'Withdrawal',
    description: 'Kind of movement: money went outside',
  },
  bet: {
    id: 'wallet.transaction.bet',
    defaultMessage: 'Bet',
    description: 'Kind of movement: a stake',
  },
  win: {
    id: 'wallet.transaction.win',
    defaultMessage: 'Payout',
    description: 'Kind of movement: what a game paid, be it a win or a stake that came back',
  },
  rebate: {
    id: 'wallet.transaction.rebate',
    defaultMessage: 'Rebate',
    description: 'Kind of movement: a share of the stakes was paid back',
  },
  promotion: {
    id: 'wallet.transaction.promotion',
    defaultMessage: 'Promotion',
    description: 'Kind of movement: a bonus',
  },
  transferIn: {
    id: 'wallet.transaction.transferIn',
    defaultMessage: 'Transfer received',
    description: 'Kind of movement: another member sent money',
  },
  transferOut: {
    id: 'wallet.transaction.transferOut',
    defaultMessage: 'Transfer sent',
    description: 'Kind of movement: money was sent to another member',
  },
  salary: {
    id: 'wallet.transaction.salary',
    defaultMessage: 'Salary',
    description: 'Kind of movement: an agent was paid',
  },
  dividend: {
    id: 'wallet.transaction.dividend',
    defaultMessage: 'Dividend',
    description: 'Kind of movement: an agent got a share of the profit',
  },
  adjustment: {
    id: 'wallet.transaction.adjustment',
    defaultMessage: 'Adjustment',
    description: 'Kind of movement: the merchant corrected the balance',
  },
});
