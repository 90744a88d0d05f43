import { defineMessage, defineMessages } from 'react-intl';

export const depositMessages = defineMessages({
  title: {
    id: 'wallet.deposit.title',
    defaultMessage: 'Deposit',
    description: 'Heading of the deposit screen',
  },
  method: {
    id: 'wallet.deposit.method',
    defaultMessage: 'Way to pay',
    description: 'Label of the choice of a way to pay in',
  },
  noMethods: {
    id: 'wallet.deposit.noMethods',
    defaultMessage: 'No way to pay is open right now',
    description: 'When the merchant offers no way to pay in',
  },
  noMethodsText: {
    id: 'wallet.deposit.noMethods.text',
    defaultMessage: 'Please try again later or ask customer service.',
    description: 'Below "No way to pay is open right now"',
  },
  payerName: {
    id: 'wallet.deposit.payerName',
    defaultMessage: 'Name of the payer',
    description: 'Label of an optional name, as it stands on the bank account',
  },
  submit: {
    id: 'wallet.deposit.submit',
    defaultMessage: 'Continue to payment',
    description: 'Button that creates the deposit',
  },
  detail: {
    id: 'wallet.deposit.detail',
    defaultMessage: 'Your deposit',
    description: 'Heading of one deposit',
  },
  credited: {
    id: 'wallet.deposit.credited',
    defaultMessage: 'Goes to your balance',
    description: 'Label of what a deposit brings into the balance: the amount less the fee',
  },
  arrived: {
    id: 'wallet.deposit.arrived',
    defaultMessage: 'Added to your balance',
    description: 'Label of what a paid deposit brought into the balance: the amount less the fee',
  },
  paidAmount: {
    id: 'wallet.deposit.paidAmount',
    defaultMessage: 'You paid',
    description: 'Label of the amount that was paid for a deposit, the fee included',
  },
  play: {
    id: 'wallet.deposit.play',
    defaultMessage: 'Play now',
    description: 'Link from a paid deposit to the games',
  },
  noPage: {
    id: 'wallet.deposit.noPage',
    defaultMessage: "This payment page can't be opened. Please contact customer service.",
    description:
      'In place of the link to the page of the payment provider, which has no usable address',
  },
  service: {
    id: 'wallet.deposit.service',
    defaultMessage: 'Customer service',
    description: 'Link below a payment page that cannot be opened',
  },
  pay: {
    id: 'wallet.deposit.pay',
    defaultMessage: 'Open the payment page',
    description: 'Link to the page of the payment provider',
  },
  qr: {
    id: 'wallet.deposit.qr',
    defaultMessage: 'QR code to pay with',
    description: 'Spoken name of the QR code of a payment',
  },
  scan: {
    id: 'wallet.deposit.scan',
    defaultMessage: 'Scan the code with your payment app, or save it and open it there',
    description: 'Below the QR code of a payment',
  },
  reference: {
    id: 'wallet.deposit.reference',
    defaultMessage: 'Payment reference',
    description: 'Label of an optional number that the bank gave the payment',
  },
  referenceHint: {
    id: 'wallet.deposit.reference.hint',
    defaultMessage: 'Optional: helps us find your payment sooner',
    description: 'Below the optional payment reference',
  },
  paid: {
    id: 'wallet.deposit.paid',
    defaultMessage: 'I have paid',
    description: 'Button that tells the platform that the money was sent',
  },
  another: {
    id: 'wallet.deposit.another',
    defaultMessage: 'Make another deposit',
    description: 'Link from one deposit to the empty form',
  },
  report: {
    id: 'wallet.deposit.report',
    defaultMessage: 'All deposits',
    description: 'Link to the deposit report',
  },
  amount: {
    id: 'wallet.deposit.amount',
    defaultMessage: 'Amount to pay',
    description: 'Label of the amount of one deposit',
  },
});

/** What a state of a deposit means for the player. */
export const depositStateMessages = defineMessages({
  pending: {
    id: 'wallet.deposit.state.pending',
    defaultMessage: 'Waiting for your payment',
    description: 'One deposit: nothing was paid yet',
  },
  processing: {
    id: 'wallet.deposit.state.processing',
    defaultMessage: 'We are checking your payment. This page updates by itself.',
    description: 'One deposit: paid, being checked',
  },
  success: {
    id: 'wallet.deposit.state.success',
    defaultMessage: 'The money is in your balance. Have fun!',
    description: 'One deposit: done',
  },
  failed: {
    id: 'wallet.deposit.state.failed',
    defaultMessage: 'The payment did not arrive. Customer service can help.',
    description: 'One deposit: failed',
  },
  expired: {
    id: 'wallet.deposit.state.expired',
    defaultMessage: 'Time is up. Please start a new deposit and do not pay this one.',
    description: 'One deposit: not paid in time',
  },
});

export const timeLeftMessage = defineMessage<{ time: string }>({
  id: 'wallet.deposit.timeLeft',
  defaultMessage: 'Pay within {time}',
  description: 'How long a deposit can still be paid; time as minutes and seconds',
});

export const copyMessage = defineMessage<{ label: string }>({
  id: 'wallet.copy',
  defaultMessage: 'Copy {label}',
  description: 'Spoken name of a button that copies the value beside it',
});

export const stepMessages = defineMessages({
  pay: {
    id: 'wallet.deposit.step.pay',
    defaultMessage: 'Pay',
    description: 'First step of a deposit; one word',
  },
  check: {
    id: 'wallet.deposit.step.check',
    defaultMessage: 'Check',
    description: 'Second step of a deposit; one word',
  },
  done: {
    id: 'wallet.deposit.step.done',
    defaultMessage: 'Done',
    description: 'Last step of a deposit; one word',
  },
  label: {
    id: 'wallet.deposit.steps',
    defaultMessage: 'Progress of your deposit',
    description: 'Spoken name of the steps of a deposit',
  },
});
