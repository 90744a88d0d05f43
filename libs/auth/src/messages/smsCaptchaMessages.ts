import { defineMessages } from 'react-intl';

/** Words of the dialog that asks for a captcha before a code is sent. */
export const smsCaptchaMessages = defineMessages({
  title: {
    id: 'auth.smsCaptcha.title',
    defaultMessage: 'One more step',
    description: 'Heading of the dialog that asks for a captcha before an SMS code is sent',
  },
  text: {
    id: 'auth.smsCaptcha.text',
    defaultMessage: 'Many SMS codes were asked for just now. Type the digits, and yours is sent.',
    description: 'Why a captcha is asked for before an SMS code is sent',
  },
  send: {
    id: 'auth.smsCaptcha.send',
    defaultMessage: 'Send my SMS code',
    description: 'Button that sends the SMS code after the captcha was typed',
  },
});
