import { defineMessage, defineMessages } from 'react-intl';

/** Words of forgotten, reset and changed passwords. */
export const passwordMessages = defineMessages({
  forgotTitle: {
    id: 'auth.forgot.title',
    defaultMessage: 'Forgot password',
    description: 'Heading of the forgotten-password screen',
  },
  forgotWays: {
    id: 'auth.forgot.ways',
    defaultMessage: 'How to find your account',
    description: 'Spoken name of the tabs of the forgotten-password screen',
  },
  byEmail: {
    id: 'auth.forgot.byEmail',
    defaultMessage: 'By e-mail',
    description: 'Tab: find the account by e-mail',
  },
  byPhone: {
    id: 'auth.forgot.byPhone',
    defaultMessage: 'By phone',
    description: 'Tab: find the account by mobile number',
  },
  byEmailText: {
    id: 'auth.forgot.byEmailText',
    defaultMessage: 'We send a new password to the e-mail address of your account.',
    description: 'What happens when the account is found by e-mail',
  },
  byLinkText: {
    id: 'auth.forgot.byLinkText',
    defaultMessage:
      'We send a link to the e-mail address of your account. With it you set a new password; the old one holds until then.',
    description: 'What happens when the account is found by e-mail and the letter brings a link',
  },
  linkEnded: {
    id: 'auth.link.ended',
    defaultMessage: 'This link is no longer good',
    description: 'Title when the link of a letter was used, replaced by a newer one or is too old',
  },
  linkEndedText: {
    id: 'auth.link.endedText',
    defaultMessage:
      'A link is good once and for 30 minutes, and only the latest one counts. Your password is as it was.',
    description: 'Why the link of a letter is no longer good',
  },
  linkAgain: {
    id: 'auth.link.again',
    defaultMessage: 'Ask for a new link',
    description: 'Leads back to the forgotten-password screen',
  },
  byPhoneText: {
    id: 'auth.forgot.byPhoneText',
    defaultMessage:
      'We send a code to the mobile number of your account. With it you set a new password.',
    description: 'What happens when the account is found by phone',
  },
  goOn: {
    id: 'auth.forgot.goOn',
    defaultMessage: 'Continue by phone',
    description: 'Button that leads to the screen with mobile number and code',
  },
  submit: {
    id: 'auth.password.submit',
    defaultMessage: 'Submit',
    description: 'Button that sends the form',
  },
  pleaseWait: {
    id: 'in_please_wait',
    defaultMessage: 'Please wait',
    description: 'Loading message',
  },
  beenOut: {
    id: 'in_been_out',
    defaultMessage: 'It is on its way. Please look into your mailbox.',
    description: 'After a new password was sent by e-mail',
  },
  findTitle: {
    id: 'auth.find.title',
    defaultMessage: 'Set a new password',
    description: 'Heading of the screen that sets a password by SMS code',
  },
  findDone: {
    id: 'auth.find.done',
    defaultMessage: 'Your new password is set',
    description: 'After a password was set by SMS code',
  },
  sameTitle: {
    id: 'auth.change.sameTitle',
    defaultMessage: 'Choose another password',
    description: 'Title of the notice when the new password is the old one',
  },
  same: {
    id: 'auth.change.same',
    defaultMessage: 'The new and old passwords cannot be the same',
    description: 'Notice when the new password is the old one',
  },
  saved: {
    id: 'auth.change.saved',
    defaultMessage: 'Change saved',
    description: 'After the password was changed',
  },
  maybeChanged: {
    id: 'auth.change.maybeChanged',
    defaultMessage:
      'This is not your password, or no longer: an earlier try without an answer may have changed it. Log in with the new one to see.',
    description:
      'Under the old password when it is refused after a try whose answer never came, so that nobody knows whether it was done',
  },
});

export const notChangedMessage = defineMessage<{ reason: string }>({
  id: 'auth.change.notChanged',
  defaultMessage: 'The password was not changed. {reason}',
  description: 'Above the form after the platform refused to change a password',
});
