import { BusinessError, errorCodes } from '@playhouse/wps';
import type { FieldName } from './fields';

const fieldsByCode: Readonly<Record<string, FieldName>> = {
  [errorCodes.usernameExists]: 'username',
  [errorCodes.mobileExists]: 'mobileNum',
  [errorCodes.captchaRequired]: 'captcha',
  [errorCodes.captchaWrong]: 'captcha',
  [errorCodes.codeWrong]: 'verificationCode',
  [errorCodes.codeExpired]: 'verificationCode',
  [errorCodes.invitationCodeWrong]: 'affiliateCode',
  [errorCodes.agentInfoWrong]: 'affiliateCode',
  [errorCodes.referrerLinkWrong]: 'recommenderId',
};

/** The field that a refused registration is about, if it is about one. */
export function refusedField(error: unknown): FieldName | undefined {
  return error instanceof BusinessError && error.code ? fieldsByCode[error.code] : undefined;
}
