import { errorCodes } from '@playhouse/wps';

/** The fields of a contact's form by the platform's refusals. */
export const refusedContact = {
  [errorCodes.mobileExists]: 'contact',
  [errorCodes.codeWrong]: 'verificationCode',
  [errorCodes.codeExpired]: 'verificationCode',
  [errorCodes.passwordWrong]: 'loginPassword',
} as const;
