import { defineMessage, defineMessages } from 'react-intl';

export const transferMessages = defineMessages({
  title: {
    id: 'wallet.transfer.title',
    defaultMessage: 'Superior transfer',
    description: 'Heading of the screen that sends money to the superior agent',
  },
  lead: {
    id: 'wallet.transfer.lead',
    defaultMessage: 'The money goes to your superior at once and cannot be called back.',
    description: 'Line below the heading of the transfer screen',
  },
  submit: {
    id: 'wallet.transfer.submit',
    defaultMessage: 'Transfer',
    description: 'Button that sends money to the superior',
  },
  sent: {
    id: 'wallet.transfer.sent',
    defaultMessage: 'Transfer done',
    description: 'Heading after money was sent to the superior',
  },
  another: {
    id: 'wallet.transfer.another',
    defaultMessage: 'Make another transfer',
    description: 'Button that shows the empty form again',
  },
  record: {
    id: 'wallet.transfer.record',
    defaultMessage: 'All transactions',
    description: 'Link to the list of movements',
  },
});

export const transferQuestion = defineMessage<{ amount: string }>({
  id: 'wallet.transfer.question',
  defaultMessage: 'Transfer {amount} to your superior?',
  description: 'Question before the money is sent',
});

export const newBalanceMessage = defineMessage<{ amount: string }>({
  id: 'wallet.transfer.newBalance',
  defaultMessage: 'Your balance is now {amount}.',
  description: 'Below "Transfer done"',
});

export const rebateTexts = defineMessages({
  title: {
    id: 'wallet.manualRebate.title',
    defaultMessage: 'Manual rebate',
    description: 'Heading of the screen where a player claims a rebate',
  },
  ready: {
    id: 'wallet.manualRebate.ready',
    defaultMessage: 'Ready to claim',
    description: 'Label above the sum that can be claimed',
  },
  claim: {
    id: 'wallet.manualRebate.claim',
    defaultMessage: 'Claim now',
    description: 'Button that claims the rebate',
  },
  empty: {
    id: 'wallet.manualRebate.empty',
    defaultMessage: 'Nothing to claim yet',
    description: 'When no rebate has been gathered',
  },
  emptyText: {
    id: 'wallet.manualRebate.empty.text',
    defaultMessage: 'Your rebate grows with every bet.',
    description: 'Below "Nothing to claim yet"',
  },
});

export const claimedMessage = defineMessage<{ amount: string }>({
  id: 'wallet.manualRebate.claimed',
  defaultMessage: '{amount} was added to your balance',
  description: 'Short message after a rebate was claimed',
});
