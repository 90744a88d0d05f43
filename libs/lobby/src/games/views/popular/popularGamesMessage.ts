import { defineMessage } from 'react-intl';

export const popularGamesMessage = defineMessage({
  id: 'lobby.popular.label',
  defaultMessage: 'Popular games',
  description: 'Title of the lobby screen, and accessible name of the tabs of popular games',
});
