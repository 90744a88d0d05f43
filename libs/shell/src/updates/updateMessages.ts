import { defineMessages } from 'react-intl';

export const updateMessages = defineMessages({
  ready: {
    id: 'shell.update.ready',
    defaultMessage: 'A new version is ready.',
    description: 'Prompt when a newer version of the site has been fetched',
  },
  now: {
    id: 'shell.update.now',
    defaultMessage: 'Update',
    description: 'Button that loads the new version',
  },
  later: {
    id: 'shell.update.later',
    defaultMessage: 'Later',
    description: 'Button that puts the new version off until the next visit',
  },
});
