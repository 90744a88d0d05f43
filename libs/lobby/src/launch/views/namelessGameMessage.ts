import { defineMessage } from 'react-intl';

export const namelessGameMessage = defineMessage({
  id: 'lobby.launch.title',
  defaultMessage: 'Game',
  description:
    'Title of the launch screen, and accessible name of the frame that the game runs in, while its name is not known',
});
