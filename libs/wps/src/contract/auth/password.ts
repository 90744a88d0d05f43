import * as z from 'zod/mini';
import { defineCall } from '../define';
import { digits, nothing, text } from '../values';
import { errorCodes } from '../../errorCodes';

/** Both fields are trimmed by the caller; the answer never tells whether the account exists (FORGOT-03). */
export const forgotByEmail = defineCall({
  name: 'password.forgotByEmail',
  method: 'POST',
  path: '/wps/member/password/forget',
  encoding: 'form',
  body: () => z.object({ username: text(64, 1), email: text(254, 3) }),
  answer: () => nothing(),
  errors: [errorCodes.userUnknown, errorCodes.tooManyRequests],
  summary: 'Sends a way to a new password by e-mail',
});

/** Sets a password by the token of a mailed link; one that was used, replaced or is too old is an expired code. */
export const setByLink = defineCall({
  name: 'password.setByLink',
  method: 'PUT',
  path: '/wps/member/password/link',
  encoding: 'encrypted',
  body: () => z.object({ token: text(64, 1), newPassword: text(128, 1) }),
  answer: () => z.object({ userName: text(128, 1) }),
  errors: [errorCodes.passwordSame, errorCodes.codeExpired, errorCodes.tooManyRequests],
  summary: 'Sets a password by a mailed link',
});

/** Sets a password by a code that `verification.smsForReset` sent (SETPW-03, SETPW-04). */
export const setByPhone = defineCall({
  name: 'password.setByPhone',
  method: 'PUT',
  path: '/wps/member/password/sms',
  encoding: 'encrypted',
  body: () =>
    z.object({
      newPassword: text(128, 1),
      mobileNum: digits(20),
      verificationCode: digits(10),
      countryDialingCode: z.optional(digits(6)),
    }),
  answer: () => nothing(),
  errors: [
    errorCodes.passwordSame,
    errorCodes.codeWrong,
    errorCodes.codeExpired,
    errorCodes.userUnknown,
    errorCodes.tooManyRequests,
  ],
  summary: 'Sets a password by mobile number and code',
});

/** Changes the password of the member who is logged in. */
export const changePassword = defineCall({
  name: 'password.change',
  method: 'PUT',
  path: '/wps/member/password',
  encoding: 'encrypted',
  body: () =>
    z.object({
      oldPassword: text(128, 1),
      newPassword: text(128, 1),
      confirmNewPassword: text(128, 1),
    }),
  answer: () => nothing(),
  errors: [errorCodes.passwordWrong, errorCodes.passwordSame, errorCodes.requestInvalid],
  session: 'required',
  summary: 'Changes the login password',
});
