import { defineMessages } from 'react-intl';

/** Categories of activities that the platform names today; another one is shown by its own word. */
export const categoryMessages = defineMessages({
  NEW: {
    id: 'promotions.category.NEW',
    defaultMessage: 'Newcomers',
    description: 'Category of activities',
  },
  DAILY: {
    id: 'promotions.category.DAILY',
    defaultMessage: 'Daily',
    description: 'Category of activities',
  },
  LIVE: {
    id: 'promotions.category.LIVE',
    defaultMessage: 'Live',
    description: 'Category of activities',
  },
  SLOT: {
    id: 'promotions.category.SLOT',
    defaultMessage: 'Slots',
    description: 'Category of activities',
  },
});
