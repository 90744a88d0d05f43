import { defineMessage, defineMessages } from 'react-intl';

const plain = defineMessages({
  getCode: {
    id: 'ui.sms.get',
    defaultMessage: 'Get code',
    description: 'Button that sends a code by SMS; also its label after the countdown',
  },
  sending: {
    id: 'ui.sms.sending',
    defaultMessage: 'Sending the code',
    description: 'Loading message while a code is sent by SMS',
  },
  sent: {
    id: 'ui.sms.sent',
    defaultMessage: 'Code sent',
    description: 'Short success message after a code was sent by SMS',
  },
  social: {
    id: 'ui.social.title',
    defaultMessage: 'Or continue with',
    description: 'Heading above the buttons of external accounts',
  },
  facebook: {
    id: 'ui.social.facebook',
    defaultMessage: 'Facebook',
    description: 'Button that logs in with a Facebook account; a name, usually not translated',
  },
  google: {
    id: 'ui.social.google',
    defaultMessage: 'Google',
    description: 'Button that logs in with a Google account; a name, usually not translated',
  },
});

/** Words of the parts that login, registration and password recovery share. */
export const accountMessages = {
  ...plain,
  secondsLeft: defineMessage<{ seconds: number }>({
    id: 'ui.sms.wait',
    defaultMessage: '{seconds} s',
    description: 'Label of the code button while it waits; keep it very short',
  }),
};
