import { defineMessages } from 'react-intl';

/** What each kind of contact is called, by the platform's name for it (SVC-01). */
export const contactMessages = defineMessages({
  CS: {
    id: 'platform.contact.CS',
    defaultMessage: 'Live chat',
    description: 'Kind of contact: chat with an agent of customer service',
  },
  TELEGRAM: {
    id: 'platform.contact.TELEGRAM',
    defaultMessage: 'Telegram',
    description: 'Kind of contact',
  },
  FACEBOOK: {
    id: 'platform.contact.FACEBOOK',
    defaultMessage: 'Facebook',
    description: 'Kind of contact',
  },
});
