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
    description: 'Caption of a jackpot that is simulated, or that no game of the platform pays',
  },
  live: {
    id: 'jackpot.live',
    defaultMessage: 'Live amount from the games',
    description: 'Caption of the jackpot that the platform feeds and its games can pay',
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
