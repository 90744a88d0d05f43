import { accountMessages } from '@playhouse/platform';
import { accessFieldMessages as shared } from '@playhouse/session';
import { uiMessages } from '@playhouse/ui-kit';
import { defineMessage, defineMessages } from 'react-intl';
import type { MessageTag } from 'react-intl';

/** Labels of the fields (REG-03). */
export const labelMessages = {
  ...defineMessages({
    mobileNum: {
      id: 'registration.mobileNum',
      defaultMessage: 'Mobile number',
      description: 'Label of the mobile number on the registration form',
    },
    username: {
      id: 'registration.username',
      defaultMessage: 'Username',
      description: 'Label of the username on the registration form',
    },
    password: {
      id: 'registration.password',
      defaultMessage: 'Password',
      description: 'Label of the password on the registration form',
    },
    confirmPassword: {
      id: 'registration.confirmPassword',
      defaultMessage: 'Confirm password',
      description: 'Label of the repeated password',
    },
    paymentPassword: {
      id: 'registration.paymentPassword',
      defaultMessage: 'Payment password',
      description: 'Label of the password that releases withdrawals',
    },
    payeeName: {
      id: 'registration.payeeName',
      defaultMessage: 'Payee name',
      description: 'Label of the name on the bank account that receives withdrawals',
    },
    nickname: {
      id: 'registration.nickname',
      defaultMessage: 'Nickname',
      description: 'Label of the nickname',
    },
    idNumber: {
      id: 'registration.idNumber',
      defaultMessage: 'ID number',
      description: 'Label of the number of an identity card',
    },
    qqNum: {
      id: 'registration.qqNum',
      defaultMessage: 'QQ number',
      description: 'Label of the number at the messenger QQ',
    },
    facebook: {
      id: 'registration.facebook',
      defaultMessage: 'Facebook',
      description: 'Label of the account name at Facebook',
    },
    wechat: {
      id: 'registration.wechat',
      defaultMessage: 'WeChat',
      description: 'Label of the account name at WeChat',
    },
    line: {
      id: 'registration.line',
      defaultMessage: 'LINE',
      description: 'Label of the account name at the messenger LINE',
    },
    whatsapp: {
      id: 'registration.whatsapp',
      defaultMessage: 'WhatsApp',
      description: 'Label of the number at WhatsApp',
    },
    zalo: {
      id: 'registration.zalo',
      defaultMessage: 'Zalo',
      description: 'Label of the account at the messenger Zalo',
    },
    recommenderId: {
      id: 'registration.recommenderId',
      defaultMessage: 'Recommender ID',
      description: 'Label of the id of the player who recommended the site',
    },
    affiliateCode: {
      id: 'registration.affiliateCode',
      defaultMessage: 'Invitation code',
      description: 'Label of the invitation code of an affiliate',
    },
  }),
  verificationCode: shared.smsCode,
  captcha: shared.captcha,
  email: shared.email,
};

/** What is wrong with a field; the values are the bounds `minLength` and `maxLength`. Keys are those of the platform where it names one. */
export const issueMessages = {
  'registration.required': uiMessages.required,
  ...defineMessages({
    'registration.mobileInvalid': {
      id: 'registration.mobileInvalid',
      defaultMessage: 'This mobile number is not valid in the chosen country',
      description: 'Under a mobile number that does not fit the numbering plan of its country',
    },
    'registration.codeWrong': {
      id: 'registration.codeWrong',
      defaultMessage: 'This code is wrong or too old. Please ask for a new one.',
      description: 'Under an SMS code that the external service refused',
    },
    in_incorrect_password: {
      id: 'in_incorrect_password',
      defaultMessage: 'Please enter the password again',
      description: 'Under the empty confirmation of a password',
    },
    in_confirmation_correct: {
      id: 'in_confirmation_correct',
      defaultMessage: 'The two passwords do not match',
      description: 'Under the confirmation of a password that differs from the password',
    },
    invitation_code_error: {
      id: 'invitation_code_error',
      defaultMessage: 'This invitation code is not valid',
      description: 'When an invitation code is not known on this site',
    },
    'rule.digits': {
      id: 'registration.rule.digits',
      defaultMessage: 'Use {minLength} to {maxLength} digits',
      description: 'Under a field that takes digits only',
    },
    'rule.letters': {
      id: 'registration.rule.letters',
      defaultMessage: 'Use {minLength} to {maxLength} letters, no digits',
      description: 'Under a field that takes a name',
    },
    'rule.alphanumeric': {
      id: 'registration.rule.alphanumeric',
      defaultMessage: 'Use {minLength} to {maxLength} letters and digits',
      description: 'Under a field that takes letters and digits',
    },
    'rule.username': {
      id: 'registration.rule.username',
      defaultMessage: 'Use {minLength} to {maxLength} letters, digits or underscores',
      description: 'Under a username of the wrong shape',
    },
    'rule.email': {
      id: 'registration.rule.email',
      defaultMessage: 'Please enter an e-mail address such as name@example.com',
      description: 'Under an e-mail address of the wrong shape',
    },
    'rule.any': {
      id: 'registration.rule.any',
      defaultMessage: 'Use {minLength} to {maxLength} characters',
      description: 'Under a text of the wrong length',
    },
  }),
  in_vwrite_code: shared.captchaWrong,
  in_email_incorrect: shared.emailWrong,
  'registration.paymentPasswordWeak': accountMessages.paymentPasswordWeak,
};

/** Everything else on the screen. */
export const pageMessages = defineMessages({
  title: {
    id: 'registration.title',
    defaultMessage: 'Create your account',
    description: 'Heading of the registration screen',
  },
  subtitle: {
    id: 'registration.subtitle',
    defaultMessage: 'It takes a minute, then you are ready to play.',
    description: 'Line below the heading of the registration screen',
  },
  back: {
    id: 'registration.back',
    defaultMessage: 'Back to home',
    description: 'Spoken name of the back arrow of the registration screen',
  },
  tabs: {
    id: 'registration.tabs',
    defaultMessage: 'How to register',
    description: 'Spoken name of the two tabs',
  },
  tabUsername: {
    id: 'registration.tab.username',
    defaultMessage: 'Username',
    description: 'Tab: register by username',
  },
  submit: {
    id: 'registration.submit',
    defaultMessage: 'Register',
    description: 'Button that sends the registration form',
  },
  haveAccount: {
    id: 'registration.haveAccount',
    defaultMessage: 'Already have an account?',
    description: 'Question before the link to the login screen',
  },
  login: {
    id: 'registration.login',
    defaultMessage: 'Log in',
    description: 'Link to the login screen',
  },
  welcome: {
    id: 'registration.welcome',
    defaultMessage: 'Welcome! Your account is ready.',
    description: 'Short message after a registration',
  },
  closedTitle: {
    id: 'registration.closed.title',
    defaultMessage: 'Registration is closed',
    description: 'Heading when a merchant offers no way to register',
  },
  closedText: {
    id: 'registration.closed.text',
    defaultMessage: 'New accounts cannot be opened here at the moment.',
    description: 'Below the heading when a merchant offers no way to register',
  },
  announcements: {
    id: 'registration.announcements',
    defaultMessage: 'Announcements',
    description: 'Spoken name of the list of announcements above the form',
  },
});

export const agreementMessage = defineMessage<{ age: number; link: MessageTag }>({
  id: 'registration.agreement',
  defaultMessage: 'I am at least {age} years old and I accept the <link>user agreement</link>.',
  description: 'Beside the checkbox; age is 18 or 21, the link opens the user agreement',
});

export const invitedMessage = defineMessage<{ code: string }>({
  id: 'registration.invited',
  defaultMessage: 'You were invited with the code <b>{code}</b>',
  description: 'Note above the form when the address carried a valid invitation code',
});

/** The captcha, for whoever cannot see it. */
export const captchaMessages = defineMessages({
  listen: {
    id: 'registration.captcha.listen',
    defaultMessage: 'Listen to the code',
    description: 'Button on registration for whoever cannot see the picture of the code',
  },
  beeps: {
    id: 'registration.captcha.beeps',
    defaultMessage: 'Each digit is so many beeps; one long tone is 0.',
    description: 'Beside the button on registration that plays the code as a sound',
  },
});
