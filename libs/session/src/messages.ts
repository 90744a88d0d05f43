import { defineMessage, defineMessages } from 'react-intl';

/** Texts of access that several domains show. */
export const sessionMessages = defineMessages({
  actualAccount: {
    id: 'session.actualAccount',
    defaultMessage: 'Please login an actual account to use this function',
    description: 'Refusal when a trial or guest account taps what needs an actual account',
  },
});

/** Why a tap leads nowhere; the ids are the platform's own (ERR-02). */
export const refusalMessages = defineMessages({
  contactService: {
    id: 'contact_service',
    defaultMessage: 'Please contact customer service',
    description: 'Told for 2 s when the merchant has no referral promotion',
  },
  trialRefused: {
    id: 'free_reject',
    defaultMessage: 'Free-trial accounts cannot use this function',
    description: 'Told for 2 s when a free-trial account wants the member centre',
  },
});

/** Fields that login, recovery and registration ask for alike; two ids are the platform's own. */
export const accessFieldMessages = defineMessages({
  captcha: {
    id: 'session.field.captcha',
    defaultMessage: 'Verification code',
    description: 'Label of the digits in the captcha picture',
  },
  email: {
    id: 'session.field.email',
    defaultMessage: 'E-mail',
    description: 'Label of the e-mail address',
  },
  smsCode: {
    id: 'session.field.smsCode',
    defaultMessage: 'SMS code',
    description: 'Label of the code that was sent by SMS',
  },
  captchaWrong: {
    id: 'in_vwrite_code',
    defaultMessage: 'Please enter the digits in the picture',
    description: 'Under an empty or malformed captcha',
  },
  emailWrong: {
    id: 'in_email_incorrect',
    defaultMessage: 'Please enter a valid e-mail address',
    description: 'Under a malformed e-mail address',
  },
});

export const captchaDigits = defineMessage<{ count: number }>({
  id: 'session.field.captchaDigits',
  defaultMessage: 'Enter the {count} digits in the picture',
  description: 'Under the box of a captcha whose number of digits is known',
});
