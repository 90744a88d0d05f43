import { defineMessages } from 'react-intl';

/** What both the bars above a list of games and its filter panel say. */
export const listMessages = defineMessages({
  vendors: {
    id: 'lobby.vendors.label',
    defaultMessage: 'Vendors',
    description: 'Accessible name of the row of game vendors, and section of the filter panel',
  },
  hot: {
    id: 'lobby.tabs.hot',
    defaultMessage: 'Hot',
    description: 'Quick tab, and game type in the filter panel: most played games',
  },
});
