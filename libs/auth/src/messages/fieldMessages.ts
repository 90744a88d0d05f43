import { accessFieldMessages as shared } from '@playhouse/session';
import { defineMessages } from 'react-intl';

/** Labels of the fields. */
export const labelMessages = {
  ...defineMessages({
    username: {
      id: 'auth.field.username',
      defaultMessage: 'Username',
      description: 'Label of the user name',
    },
    password: {
      id: 'auth.field.password',
      defaultMessage: 'Password',
      description: 'Label of the password',
    },
    mobileNum: {
      id: 'auth.field.mobileNum',
      defaultMessage: 'Mobile number',
      description: 'Label of the mobile number, without the dialling code',
    },
    captchaListen: {
      id: 'auth.captcha.listen',
      defaultMessage: 'Listen to the code',
      description: 'Button on login for whoever cannot see the picture of the code',
    },
    captchaBeeps: {
      id: 'auth.captcha.beeps',
      defaultMessage: 'Each digit is so many beeps; one long tone is 0.',
      description: 'Beside the button on login that plays the code as a sound',
    },
    oldPassword: {
      id: 'auth.field.oldPassword',
      defaultMessage: 'Old password',
      description: 'Label of the password in force, on the change-password screen',
    },
    newPassword: {
      id: 'auth.field.newPassword',
      defaultMessage: 'New password',
      description: 'Label of the new password',
    },
    confirmPassword: {
      id: 'auth.field.confirmPassword',
      defaultMessage: 'Confirm password',
      description: 'Label of the repeated new password',
    },
  }),
  messageCode: shared.smsCode,
  captcha: shared.captcha,
  email: shared.email,
};

/** What is wrong with a field. */
export const issueMessages = {
  ...defineMessages({
    usernameEmpty: {
      id: 'auth.issue.usernameEmpty',
      defaultMessage: 'Enter your username',
      description: 'Under an empty user name',
    },
    username: {
      id: 'auth.issue.username',
      defaultMessage: 'Use {min} to {max} letters, digits or underscores',
      description: 'Under a user name of the wrong form',
    },
    passwordEmpty: {
      id: 'auth.issue.passwordEmpty',
      defaultMessage: 'Enter your password',
      description: 'Under an empty password',
    },
    password: {
      id: 'auth.issue.password',
      defaultMessage: 'Use {min} to {max} characters',
      description: 'Under a password of the wrong length',
    },
    mobileEmpty: {
      id: 'auth.issue.mobileEmpty',
      defaultMessage: 'Enter your mobile number',
      description: 'Under an empty mobile number',
    },
    mobile: {
      id: 'auth.issue.mobile',
      defaultMessage: 'A mobile number has at least {min} digits',
      description:
        'Under a mobile number that is not valid; tells the minimum from the configuration',
    },
    code: {
      id: 'auth.issue.code',
      defaultMessage: 'Enter a valid verification code',
      description: 'Under an SMS code that is empty or of the wrong form',
    },
    confirmEmpty: {
      id: 'auth.issue.confirmEmpty',
      defaultMessage: 'Enter password',
      description: 'Under an empty confirmation of the new password',
    },
    confirmDiffers: {
      id: 'auth.issue.confirmDiffers',
      defaultMessage: 'Confirmation password not matched',
      description: 'Under a confirmation that differs from the new password',
    },
  }),
  email: shared.emailWrong,
};
