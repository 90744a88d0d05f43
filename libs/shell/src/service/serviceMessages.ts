import { defineMessages } from 'react-intl';

/** Texts of the service widgets. */
export const serviceMessages = defineMessages({
  label: {
    id: 'shell.service.label',
    defaultMessage: 'Contact us',
    description: 'Name of the widget with chat and social links, for screen readers',
  },
});
