import { accountMessages } from '@playhouse/platform';
import { uiMessages } from '@playhouse/ui-kit';
import { defineMessage, defineMessages } from 'react-intl';
import { textLengthMessage } from './textLengthMessage';

export const securityMessages = defineMessages({
  kyc: {
    id: 'member.security.kyc',
    defaultMessage: 'Identity check',
    description: 'Row that tells whether the identity was verified',
  },
  loginPassword: {
    id: 'member.security.loginPassword',
    defaultMessage: 'Login password',
    description: 'Row that leads to changing the login password',
  },
  loginPasswordText: {
    id: 'member.security.loginPassword.text',
    defaultMessage: 'Change it from time to time',
    description: 'Second line of the login password row',
  },
  paymentPassword: {
    id: 'member.security.paymentPassword',
    defaultMessage: 'Payment password',
    description: 'Row that opens the form for the payment password, and its heading',
  },
  paymentPasswordText: {
    id: 'member.security.paymentPassword.text',
    defaultMessage: 'Releases withdrawals and transfers',
    description: 'Second line of the payment password row',
  },
  devices: {
    id: 'member.security.devices',
    defaultMessage: 'Devices',
    description: 'Row that leads to the list of devices',
  },
  devicesText: {
    id: 'member.security.devices.text',
    defaultMessage: 'See where you are logged in',
    description: 'Second line of the row that leads to the list of devices',
  },
  set: {
    id: 'member.security.set',
    defaultMessage: 'Set',
    description: 'State of a password that exists',
  },
  notSet: {
    id: 'member.security.notSet',
    defaultMessage: 'Not set',
    description: 'State of a password that does not exist yet',
  },
  cards: {
    id: 'member.security.cards',
    defaultMessage: 'Bank cards',
    description: 'Heading above the list of bank cards',
  },
  noCards: {
    id: 'member.security.cards.none',
    defaultMessage: 'No bank card yet. Add one to receive withdrawals.',
    description: 'In place of the list when there is no bank card',
  },
  addCard: {
    id: 'member.security.cards.add',
    defaultMessage: 'Add a bank card',
    description: 'Button that opens the form for a bank card, and its heading',
  },
  cardAdded: {
    id: 'member.security.cards.added',
    defaultMessage: 'Bank card added',
    description: 'Short message after a bank card was added',
  },
  cardRemoved: {
    id: 'member.security.cards.removed',
    defaultMessage: 'Bank card removed',
    description: 'Short message after a bank card was removed',
  },
  removeTitle: {
    id: 'member.security.cards.remove.title',
    defaultMessage: 'Remove this bank card?',
    description: 'Question before a bank card is removed',
  },
  remove: {
    id: 'member.security.cards.remove',
    defaultMessage: 'Remove',
    description: 'Button that removes a bank card',
  },
  paymentFirst: {
    id: 'member.security.paymentFirst',
    defaultMessage: 'Please set a payment password first',
    description: 'Short message when a card is to be added without a payment password',
  },
  oldPassword: {
    id: 'member.security.old',
    defaultMessage: 'Current payment password',
    description: 'Label of the payment password in force',
  },
  newPassword: {
    id: 'member.security.new',
    defaultMessage: 'New payment password',
    description: 'Label of the new payment password',
  },
  confirmPassword: {
    id: 'member.security.confirm',
    defaultMessage: 'Repeat the new payment password',
    description: 'Label of the repeated payment password',
  },
  save: {
    id: 'member.security.save',
    defaultMessage: 'Save',
    description: 'Button that sends a form of the security center',
  },
  passwordSaved: {
    id: 'member.security.saved',
    defaultMessage: 'Payment password saved',
    description: 'Short message after the payment password was set',
  },
  bank: {
    id: 'member.security.bank',
    defaultMessage: 'Bank',
    description: 'Label of the choice of a bank',
  },
  chooseBank: {
    id: 'member.security.bank.choose',
    defaultMessage: 'Choose a bank',
    description: 'First, empty choice of the list of banks',
  },
  accountName: {
    id: 'member.security.accountName',
    defaultMessage: 'Name on the account',
    description: 'Label of the name on a bank account',
  },
  accountNumber: {
    id: 'member.security.accountNumber',
    defaultMessage: 'Account number',
    description: 'Label of the number of a bank account',
  },
});

/** States of the identity check (KYC-01). */
export const kycMessages = defineMessages({
  none: {
    id: 'member.kyc.none',
    defaultMessage: 'Not verified',
    description: 'Identity check: nothing was sent in yet',
  },
  review: {
    id: 'member.kyc.review',
    defaultMessage: 'Under review',
    description: 'Identity check: documents are being looked at',
  },
  verified: {
    id: 'member.kyc.verified',
    defaultMessage: 'Verified',
    description: 'Identity check: done',
  },
});

/** Second line of the identity check. */
export const kycHints = defineMessages({
  none: {
    id: 'member.kyc.none.hint',
    defaultMessage: 'Customer service tells you what is needed',
    description: 'Identity check: how to begin; a press opens customer service',
  },
  review: {
    id: 'member.kyc.review.hint',
    defaultMessage: 'We are looking at your documents',
    description: 'Identity check: nothing to do but wait',
  },
  verified: {
    id: 'member.kyc.verified.hint',
    defaultMessage: 'Your identity is confirmed',
    description: 'Identity check: nothing more to do',
  },
});

/** What is wrong with a field of the security center. */
export const securityIssues = {
  ...defineMessages({
    passwordMismatch: {
      id: 'member.issue.passwordMismatch',
      defaultMessage: 'The two passwords do not match',
      description: 'Under a repeated payment password that differs',
    },
    passwordSame: {
      id: 'member.issue.passwordSame',
      defaultMessage: 'Choose a password that differs from the current one',
      description: 'Under a new payment password that equals the old one',
    },
    accountNumber: {
      id: 'member.issue.accountNumber',
      defaultMessage: 'Use {minLength, number} to {maxLength, number} digits',
      description: 'Under an account number of the wrong shape',
    },
  }),
  accountName: textLengthMessage,
  passwordWeak: accountMessages.paymentPasswordWeak,
  required: uiMessages.required,
};

export const cardCountMessage = defineMessage<{ count: number; limit: number }>({
  id: 'member.security.cards.count',
  defaultMessage: '{count} of {limit}',
  description: 'How many bank cards there are and how many there may be',
});

export const removeCardLabel = defineMessage<{ card: string }>({
  id: 'member.security.cards.remove.label',
  defaultMessage: 'Remove {card}',
  description: 'Spoken name of the button that removes a bank card',
});
