import { defineMessage } from 'react-intl';

export const playNowMessage = defineMessage({
  id: 'lobby.winners.play',
  defaultMessage: 'Play now',
  description:
    'Link of a row of the winner board, and button that opens the sports game of a match',
});
