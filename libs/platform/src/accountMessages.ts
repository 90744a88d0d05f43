import { defineMessages } from 'react-intl';

/** Refusals of money, promotions and account changes. */
export const accountMessages = defineMessages({
  requestInvalid: {
    id: 'platform.error.requestInvalid',
    defaultMessage: 'Please check what you entered.',
    description: 'The platform refused the values of a form',
  },
  passwordSame: {
    id: 'platform.error.passwordSame',
    defaultMessage: 'The new password must differ from the old one.',
    description: 'Changing a password to the same password',
  },
  passwordWrong: {
    id: 'platform.error.passwordWrong',
    defaultMessage: 'The old password is not correct.',
    description: 'Changing a password with a wrong old password',
  },
  paymentPasswordWrong: {
    id: 'platform.error.paymentPasswordWrong',
    defaultMessage: 'The payment password is not correct.',
    description: 'A withdrawal, transfer or card with a wrong payment password',
  },
  paymentPasswordMissing: {
    id: 'platform.error.paymentPasswordMissing',
    defaultMessage: 'Please set a payment password in the security center first.',
    description: 'A withdrawal, transfer or card without any payment password',
  },
  paymentPasswordWeak: {
    id: 'platform.error.paymentPasswordWeak',
    defaultMessage:
      'This payment password is easy to guess. Use at least six characters, no row or repetition.',
    description: 'A new payment password such as 123456 or 111111',
  },
  bankCardHolder: {
    id: 'platform.error.bankCardHolder',
    defaultMessage: 'The card holder must be the payee of your account.',
    description: 'A bank card of somebody else than the payee whom the account names',
  },
  balanceInsufficient: {
    id: 'platform.error.balanceInsufficient',
    defaultMessage: 'Your balance is not sufficient.',
    description: 'More is asked for than the wallet holds',
  },
  amountOutOfRange: {
    id: 'platform.error.amountOutOfRange',
    defaultMessage: 'The amount is outside the limits.',
    description: 'A deposit or withdrawal below or above its limits',
  },
  turnoverOpen: {
    id: 'platform.error.turnoverOpen',
    defaultMessage: 'The turnover needed for a withdrawal is not reached yet.',
    description: 'A withdrawal before enough was wagered',
  },
  bankCardExists: {
    id: 'platform.error.bankCardExists',
    defaultMessage: 'This bank card is already linked.',
    description: 'Adding a bank card twice',
  },
  bankCardLimit: {
    id: 'platform.error.bankCardLimit',
    defaultMessage: 'You cannot link any more bank cards.',
    description: 'Adding more bank cards than allowed',
  },
  uplineMissing: {
    id: 'platform.error.uplineMissing',
    defaultMessage: 'Your account has no superior to transfer to.',
    description: 'A transfer to the superior without one',
  },
  gameUnavailable: {
    id: 'platform.error.gameUnavailable',
    defaultMessage: 'This game is not available right now.',
    description: 'A game cannot be started',
  },
  gameUnknown: {
    id: 'platform.error.gameUnknown',
    defaultMessage: 'We do not offer this game, or not any more. There are many others to play.',
    description: 'A game cannot be started because it does not exist or is not offered here',
  },
  orderNotCancellable: {
    id: 'platform.error.orderNotCancellable',
    defaultMessage: 'This order can no longer be cancelled.',
    description: 'Cancelling a lottery order too late',
  },
  promotionUnavailable: {
    id: 'platform.error.promotionUnavailable',
    defaultMessage: 'This promotion is not available.',
    description: 'Applying for a promotion that is closed',
  },
  alreadyTaken: {
    id: 'platform.error.alreadyTaken',
    defaultMessage: 'You have already taken this.',
    description: 'Claiming a promotion, reward or red envelope twice',
  },
  redRainClosed: {
    id: 'platform.error.redRainClosed',
    defaultMessage: 'The red envelope rain is not falling right now.',
    description: 'Grabbing a red envelope outside its time',
  },
  rebateNothing: {
    id: 'platform.error.rebateNothing',
    defaultMessage: 'There is no rebate to claim yet.',
    description: 'Claiming a rebate of nothing',
  },
  rebateOutOfRange: {
    id: 'platform.error.rebateOutOfRange',
    defaultMessage: 'A rebate rate is higher than your own.',
    description: 'An agent gives a downline more than the agent has',
  },
  contractMissing: {
    id: 'platform.error.contractMissing',
    defaultMessage: 'There is no contract to accept.',
    description: 'Accepting a contract that is gone',
  },
  intentConflict: {
    id: 'platform.error.intentConflict',
    defaultMessage:
      'This was sent before with other details. Nothing more was moved; please check your records.',
    description: 'A movement of money was repeated with another amount or account',
  },
  intentDropped: {
    id: 'platform.error.intentDropped',
    defaultMessage: "This didn't go through, and nothing was moved. You can send it again.",
    description:
      'A movement of money was lost on the way to the platform, which will not accept it any more',
  },
  underWay: {
    id: 'platform.error.underWay',
    defaultMessage:
      'One with other details is still on its way. Please wait until we know its end; nothing more was sent.',
    description:
      'A second withdrawal, deposit … is asked for while the answer to the first is not known yet',
  },
  notFound: {
    id: 'platform.error.notFound',
    defaultMessage: 'This could not be found.',
    description: 'Something named in a request does not exist',
  },
});
