import { defineMessage, defineMessages } from 'react-intl';

export const withdrawMessages = defineMessages({
  title: {
    id: 'wallet.withdraw.title',
    defaultMessage: 'Withdraw',
    description: 'Heading of the withdrawal screen',
  },
  card: {
    id: 'wallet.withdraw.card',
    defaultMessage: 'To bank card',
    description: 'Label of the choice of a bank card',
  },
  remaining: {
    id: 'wallet.withdraw.remaining',
    defaultMessage: 'Left for today',
    description: 'Label of the sum that can still be withdrawn today',
  },
  times: {
    id: 'wallet.withdraw.times',
    defaultMessage: 'Withdrawals left today',
    description: 'Label of the number of withdrawals still possible today',
  },
  arrives: {
    id: 'wallet.withdraw.arrives',
    defaultMessage: 'You receive',
    description: 'Label of the amount after the fee',
  },
  noPassword: {
    id: 'wallet.withdraw.noPassword',
    defaultMessage: 'Set a payment password first',
    description: 'Heading when a withdrawal is not possible without a payment password',
  },
  noPasswordText: {
    id: 'wallet.withdraw.noPassword.text',
    defaultMessage: 'It protects your withdrawals. You set it in the security center.',
    description: 'Below "Set a payment password first"',
  },
  noCard: {
    id: 'wallet.withdraw.noCard',
    defaultMessage: 'Add a bank card first',
    description: 'Heading when a withdrawal is not possible without a bank card',
  },
  noCardText: {
    id: 'wallet.withdraw.noCard.text',
    defaultMessage: 'Your money goes to a card in your name. You add it in the security center.',
    description: 'Below "Add a bank card first"',
  },
  noneLeft: {
    id: 'wallet.withdraw.noneLeft',
    defaultMessage: 'No more withdrawals today. Please come back tomorrow.',
    description: 'When the number or sum of withdrawals of the day is used up',
  },
  sent: {
    id: 'wallet.withdraw.sent',
    defaultMessage: 'Withdrawal requested',
    description: 'Heading after a withdrawal was asked for',
  },
  another: {
    id: 'wallet.withdraw.another',
    defaultMessage: 'Make another withdrawal',
    description: 'Button that shows the empty form again',
  },
  report: {
    id: 'wallet.withdraw.report',
    defaultMessage: 'All withdrawals',
    description: 'Link to the withdrawal report',
  },
});

export const turnoverMessage = defineMessage<{ amount: string }>({
  id: 'wallet.withdraw.turnover',
  defaultMessage: 'You still have to play for {amount} before you can withdraw.',
  description: 'Warning when a bonus asks for more stakes first',
});

export const sentMessage = defineMessage<{ amount: string; order: string }>({
  id: 'wallet.withdraw.sent.text',
  defaultMessage: '{amount} is on its way. Order {order}.',
  description: 'Below "Withdrawal requested"',
});
