import { uiMessages } from '@playhouse/ui-kit';
import { defineMessage, defineMessages } from 'react-intl';

/** Words of the screens that move money. */
export const cashierMessages = {
  ...defineMessages({
    all: {
      id: 'wallet.amount.all',
      defaultMessage: 'All',
      description: 'Button that fills in the largest possible amount',
    },
    quick: {
      id: 'wallet.amount.quick',
      defaultMessage: 'Common amounts',
      description: 'Spoken name of the group of amounts to choose from',
    },
    paymentPassword: {
      id: 'wallet.paymentPassword',
      defaultMessage: 'Payment password',
      description: 'Label of the password that releases withdrawals and transfers',
    },
    balance: {
      id: 'wallet.balance',
      defaultMessage: 'Balance',
      description: 'Label above the balance',
    },
    invalid: {
      id: 'wallet.issue.invalid',
      defaultMessage: 'Please enter an amount such as 100 or 100.50',
      description: 'Under something that is no amount of money',
    },
    overBalance: {
      id: 'wallet.issue.overBalance',
      defaultMessage: 'Your balance is not enough',
      description: 'Under an amount above the balance',
    },
    securityCenter: {
      id: 'wallet.securityCenter',
      defaultMessage: 'Open the security center',
      description: 'Link to the screen with payment password and bank cards',
    },
  }),
  required: uiMessages.required,
};

export const tooSmallMessage = defineMessage<{ limit: string }>({
  id: 'wallet.issue.tooSmall',
  defaultMessage: 'At least {limit}',
  description: 'Under an amount below the smallest one',
});

export const tooLargeMessage = defineMessage<{ limit: string }>({
  id: 'wallet.issue.tooLarge',
  defaultMessage: 'At most {limit}',
  description: 'Under an amount above the largest one',
});

export const rangeMessage = defineMessage<{ minimum: string; maximum: string }>({
  id: 'wallet.amount.range',
  defaultMessage: 'From {minimum} to {maximum}',
  description: 'Below the box for an amount',
});
