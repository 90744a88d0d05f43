import { defineMessage, defineMessages } from 'react-intl';

const plainMessages = defineMessages({
  title: {
    id: 'jackpot.title',
    defaultMessage: 'Jackpot',
    description: 'Heading over the rolling counter on the home screen',
  },
  loading: {
    id: 'jackpot.loading',
    defaultMessage: 'The jackpot is loading',
    description: 'What a screen reader says before the counter has an amount',
  },
  illustrative: {
    id: 'jackpot.illustrative',
    defaultMessage: 'Illustrative counter, not an amount that can be won',
    description: 'Caption of the simulated jackpot: it is invented, and must say so honestly',
  },
  live: {
    id: 'jackpot.live',
    defaultMessage: 'Live amount from the games',
    description: 'Caption of the jackpot that shows a real value from the platform',
  },
});

export const messages = {
  ...plainMessages,
  label: defineMessage<{ amount: string }>({
    id: 'jackpot.label',
    defaultMessage: 'Jackpot: {amount}',
    description: 'What a screen reader says for the rolling counter',
  }),
};
