import { defineMessages } from 'react-intl';

/** What is said of matches in home's block, in its strip and in the window of one. */
export const matchMessages = defineMessages({
  label: {
    id: 'lobby.matches.label',
    defaultMessage: 'Hot matches',
    description: 'Accessible name of the strip of matches',
  },
  empty: {
    id: 'lobby.matches.empty',
    defaultMessage: 'No hot matches right now',
    description: 'Instead of the strip of matches',
  },
  live: {
    id: 'lobby.matches.live',
    defaultMessage: 'Live',
    description: 'Said of a match that is being played',
  },
  versus: {
    id: 'lobby.matches.versus',
    defaultMessage: 'vs',
    description: 'Between two teams that play against each other',
  },
});
