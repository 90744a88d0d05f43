import { defineMessages } from 'react-intl';

/** Texts of access that several domains show. */
export const sessionMessages = defineMessages({
  actualAccount: {
    id: 'session.actualAccount',
    defaultMessage: 'Please login an actual account to use this function',
    description: 'Refusal when a trial or guest account taps what needs an actual account',
  },
});
