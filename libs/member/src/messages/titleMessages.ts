import { defineMessages } from 'react-intl';

/** Titles of screens that are called the same as the entries that lead to them. */
export const titleMessages = defineMessages({
  securityCenter: {
    id: 'member.security.title',
    defaultMessage: 'Security center',
    description:
      'Heading of the screen with passwords and bank cards, and the entry that leads to it',
  },
  feedback: {
    id: 'member.feedback.title',
    defaultMessage: 'Feedback',
    description: 'Heading of the feedback form, and the entry that leads to it',
  },
});
