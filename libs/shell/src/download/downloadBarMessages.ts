import { defineMessages } from 'react-intl';

export const downloadBarMessages = defineMessages({
  close: {
    id: 'shell.downloadBar.close',
    defaultMessage: 'Do not show again',
    description: 'Name of the button that hides the download bar for good',
  },
});
