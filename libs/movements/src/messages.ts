import { defineMessage, defineMessages } from 'react-intl';

const region = defineMessage({
  id: 'movements.region',
  defaultMessage: 'On its way',
  description:
    'Name, for screen readers, of the strip that tells what became of movements of money',
});

const kinds = defineMessages({
  deposit: {
    id: 'movements.kind.deposit',
    defaultMessage: 'Deposit',
    description: 'What is moved: an order to pay money in',
  },
  withdraw: {
    id: 'movements.kind.withdraw',
    defaultMessage: 'Withdrawal',
    description: 'What is moved: money out to a bank card',
  },
  transfer: {
    id: 'movements.kind.transfer',
    defaultMessage: 'Transfer to your superior',
    description: 'What is moved: money to the agent above',
  },
  rebate: {
    id: 'movements.kind.rebate',
    defaultMessage: 'Rebate',
    description: 'What is moved: a rebate that the player claims',
  },
  reward: {
    id: 'movements.kind.reward',
    defaultMessage: 'Reward',
    description: 'What is moved: a reward that the player takes',
  },
  gift: {
    id: 'movements.kind.gift',
    defaultMessage: 'Promotion',
    description: 'What is moved: what an activity gives, or an application for it',
  },
  redRain: {
    id: 'movements.kind.redRain',
    defaultMessage: 'Red envelope',
    description: 'What is moved: an envelope of the red envelope rain',
  },
  lotteryCancel: {
    id: 'movements.kind.lotteryCancel',
    defaultMessage: 'Cancelled lottery bet',
    description: 'What is moved: the stake of a lottery bet that is taken back',
  },
  round: {
    id: 'movements.kind.round',
    defaultMessage: 'Bet',
    description: 'What is moved: the stake of one round of a game',
  },
  lottery: {
    id: 'movements.kind.lottery',
    defaultMessage: 'Lottery bet',
    description: 'What is moved: the stake of a lottery bet',
  },
});

const states = defineMessages({
  underWay: {
    id: 'movements.underWay',
    defaultMessage: 'Being sent. You can go on; the end is told here.',
    description: 'A movement was sent a moment ago and the player has left its screen',
  },
  done: {
    id: 'movements.done',
    defaultMessage: 'Done.',
    description: 'A movement happened; the new balance is still being read',
  },
  depositDone: {
    id: 'movements.depositDone',
    defaultMessage: 'The order is there and waits for your payment.',
    description: 'A deposit order was made; no money has moved yet',
  },
  service: {
    id: 'movements.service',
    defaultMessage: 'Customer service',
    description: 'Link beside a movement whose end is unknown',
  },
  open: {
    id: 'movements.open',
    defaultMessage: 'Show it',
    description: 'Link beside a movement that is done, to its record',
  },
  close: {
    id: 'movements.close',
    defaultMessage: 'Close',
    description: 'Button that takes the notice of an ended movement away',
  },
});

const doneWithBalance = defineMessage<{ balance: string }>({
  id: 'movements.doneWithBalance',
  defaultMessage: 'Done. Your balance is {balance}.',
  description: 'A movement happened; balance is an amount of money, just read from the platform',
});

const unknown = defineMessage<{ reference: string }>({
  id: 'movements.unknown',
  defaultMessage:
    'No answer came. We keep asking what became of it and tell you here; it will not be done twice. If this stays, ask customer service and quote {reference}.',
  description: 'The answer to a movement was lost; reference is its number',
});

const refused = defineMessage<{ why: string }>({
  id: 'movements.refused',
  defaultMessage: 'Not done. {why}',
  description:
    'A movement was refused and nothing was moved; why is a sentence that says the reason',
});

const what = defineMessage<{ kind: string; amount: string }>({
  id: 'movements.what',
  defaultMessage: '{kind} of {amount}',
  description:
    'Heading of a movement: kind is its name, such as Withdrawal, amount an amount of money',
});

/** What a player is told of movements of money. */
export const movementMessages = {
  region,
  kinds,
  ...states,
  doneWithBalance,
  unknown,
  refused,
  what,
};
