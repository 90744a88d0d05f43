import { defineMessage, defineMessages } from 'react-intl';

/** Words of the login screen and its popup. */
export const loginMessages = defineMessages({
  title: {
    id: 'auth.login.title',
    defaultMessage: 'Welcome back',
    description: 'Heading of the login screen',
  },
  tabs: {
    id: 'auth.login.tabs',
    defaultMessage: 'How to log in',
    description: 'Spoken name of the two tabs of the login screen',
  },
  remember: {
    id: 'auth.login.remember',
    defaultMessage: 'Remember password',
    description: 'Checkbox: fill the form in on the next visit',
  },
  rememberMobile: {
    id: 'auth.login.rememberMobile',
    defaultMessage: 'Remember mobile number',
    description: 'Checkbox on the SMS tab: fill the number in on the next visit',
  },
  submit: {
    id: 'auth.login.submit',
    defaultMessage: 'Log in',
    description: 'Button that sends the login form',
  },
  tooMany: {
    id: 'auth.login.tooMany',
    defaultMessage: 'Too many tries with a password. You need not wait: get in another way.',
    description: 'Below the login form, where passwords are not taken for a while',
  },
  byCode: {
    id: 'auth.login.byCode',
    defaultMessage: 'Log in with an SMS code',
    description: 'Button where passwords are not taken for a while: to the form for a code',
  },
  byNewPassword: {
    id: 'auth.login.byNewPassword',
    defaultMessage: 'Set a new password',
    description: 'Link where passwords are not taken for a while: to the forgotten password',
  },
  trial: {
    id: 'auth.login.trial',
    defaultMessage: 'Try it for free',
    description: 'Button that starts a free trial account',
  },
  strip: {
    id: 'auth.login.strip',
    defaultMessage: 'Other ways from here',
    description: 'Spoken name of the navigation strip at the bottom',
  },
  home: {
    id: 'auth.login.home',
    defaultMessage: 'Return home',
    description: 'Navigation strip: to the home screen',
  },
  register: {
    id: 'auth.login.register',
    defaultMessage: 'Register now',
    description: 'Navigation strip: to the registration',
  },
  service: {
    id: 'auth.login.service',
    defaultMessage: 'Customer services',
    description: 'Navigation strip: opens customer service',
  },
  popupTitle: {
    id: 'auth.popup.title',
    defaultMessage: 'Please log in first',
    description: 'Title of the popup that a visitor gets for what needs a login',
  },
  popupText: {
    id: 'auth.popup.text',
    defaultMessage: 'Log in or create an account, and you are taken right where you wanted to go.',
    description: 'Text of the popup that a visitor gets for what needs a login',
  },
});

export const loginSubtitle = defineMessage<{ merchant: string }>({
  id: 'auth.login.subtitle',
  defaultMessage: 'Log in to {merchant} and pick up where you left off.',
  description: 'Line below the heading of the login screen',
});
