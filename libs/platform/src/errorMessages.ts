import { defineMessages } from 'react-intl';

/** Every text of the specification's error catalogue (ERR-01). */
export const errorMessages = defineMessages({
  loginFirst: {
    id: 'platform.error.loginFirst',
    defaultMessage: 'Please log in first.',
    description: 'A call needs a session and there is none',
  },
  notLoggedIn: {
    id: 'platform.error.notLoggedIn',
    defaultMessage: 'You are not logged in.',
    description: 'The platform answered that nobody is logged in',
  },
  loggedOut: {
    id: 'platform.error.loggedOut',
    defaultMessage: 'Your account has been logged out. Please log in again.',
    description: 'The platform ended the session',
  },
  loginFailed: {
    id: 'platform.error.loginFailed',
    defaultMessage: 'The username or password is not correct.',
    description: 'Login was refused; it must not tell which of the two is wrong',
  },
  loginEmpty: {
    id: 'platform.error.loginEmpty',
    defaultMessage: 'Please enter your username and password.',
    description: 'Login without username or password',
  },
  captchaRequired: {
    id: 'platform.error.captchaRequired',
    defaultMessage: 'Please enter the captcha.',
    description: 'The platform asks for the captcha',
  },
  codeWrong: {
    id: 'platform.error.codeWrong',
    defaultMessage: 'The verification code is not correct.',
    description: 'A captcha, SMS or e-mail code was wrong',
  },
  codeExpired: {
    id: 'platform.error.codeExpired',
    defaultMessage: 'The verification code has expired. Please request a new one.',
    description: 'An SMS or e-mail code is too old',
  },
  tooManyRequests: {
    id: 'platform.error.tooManyRequests',
    defaultMessage: 'Too many attempts. Please wait a moment and try again.',
    description: 'The platform limits how often something may be tried',
  },
  userUnknown: {
    id: 'platform.error.userUnknown',
    defaultMessage: 'This user does not exist or is disabled.',
    description: 'The account named is unknown or disabled',
  },
  usernameExists: {
    id: 'platform.error.usernameExists',
    defaultMessage: 'This username already exists.',
    description: 'Registration with a name that is taken',
  },
  mobileExists: {
    id: 'platform.error.mobileExists',
    defaultMessage: 'This mobile number is already registered.',
    description: 'Registration with a mobile number that is taken',
  },
  agentInfoWrong: {
    id: 'platform.error.agentInfoWrong',
    defaultMessage: 'The agent information is not correct.',
    description: 'Registration under an agent that cannot be found',
  },
  referrerLinkWrong: {
    id: 'platform.error.referrerLinkWrong',
    defaultMessage: 'The referrer link is not correct.',
    description: 'Registration through a referral link that is broken',
  },
  invitationCodeWrong: {
    id: 'platform.error.invitationCodeWrong',
    defaultMessage: 'The invitation code is not valid.',
    description: 'Registration with an invitation code that is unknown',
  },
  nonMember: {
    id: 'platform.error.nonMember',
    defaultMessage: 'This is not a member account, so it cannot log in here.',
    description: 'An account of another kind tries to log in as a member',
  },
  nonAgent: {
    id: 'platform.error.nonAgent',
    defaultMessage: 'This is not an agent account, so it cannot log in here.',
    description: 'An account of another kind tries to log in as an agent',
  },
  actualAccount: {
    id: 'platform.error.actualAccount',
    defaultMessage: 'Please log in with an actual account to use this function.',
    description: 'Trial and guest accounts are restricted',
  },
  noPermission: {
    id: 'platform.error.noPermission',
    defaultMessage: 'You have no permission, or this function is temporarily unavailable.',
    description: 'The account may not do this',
  },
  urlEmpty: {
    id: 'platform.error.urlEmpty',
    defaultMessage: 'The requested address is empty.',
    description: 'A game or page has no address to open',
  },
  upgrading: {
    id: 'platform.error.upgrading',
    defaultMessage: 'The system is being upgraded. Please try again later.',
    description: 'The platform is briefly not available',
  },
  maintenance: {
    id: 'platform.error.maintenance',
    defaultMessage: 'The platform is under maintenance.',
    description: 'The platform is closed for maintenance',
  },
  ipRestricted: {
    id: 'platform.error.ipRestricted',
    defaultMessage:
      'Access from your location is restricted. Please contact customer service for help.',
    description: 'The platform refuses the IP address or region; a contact link stands beside it',
  },
  slow: {
    id: 'platform.error.slow',
    defaultMessage: 'The connection is slow. Please try again.',
    description: 'The platform did not answer in time',
  },
  offline: {
    id: 'platform.error.offline',
    defaultMessage: 'There is no internet connection. Please check it and try again.',
    description: 'The platform was not reached',
  },
  insecure: {
    id: 'platform.error.insecure',
    defaultMessage: 'A secure connection is needed. Please open this site over https.',
    description: 'The request could not be encrypted',
  },
  sealedStale: {
    id: 'platform.error.sealedStale',
    defaultMessage: 'This took too long on its way. Please send it again.',
    description: 'What was sent arrived too late and was refused',
  },
  lostAnswer: {
    id: 'platform.error.lostAnswer',
    defaultMessage:
      'The answer was lost on its way. Please look whether it was done before you send it again.',
    description: 'The network brought a request twice; whether it was done or refused is not known',
  },
  pageOutdated: {
    id: 'platform.error.pageOutdated',
    defaultMessage: 'This page is older than the site. Please reload it and send this again.',
    description: 'A page that was left open sends as the site no longer accepts it',
  },
  unknown: {
    id: 'platform.error.unknown',
    defaultMessage: 'Something went wrong. Please try again.',
    description: 'Any failure that has no text of its own',
  },
});
