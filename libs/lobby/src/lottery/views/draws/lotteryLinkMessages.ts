import { defineMessages } from 'react-intl';

export const lotteryLinkMessages = defineMessages({
  bets: {
    id: 'lobby.lottery.myBets',
    defaultMessage: 'My bets',
    description: "Link from the lotteries to the member's own bets",
  },
  results: {
    id: 'lobby.results.title',
    defaultMessage: 'Results',
    description: 'Title of the screen with the results of lotteries, and the link to it',
  },
});
