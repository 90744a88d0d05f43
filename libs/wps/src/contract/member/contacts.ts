import * as z from 'zod/mini';
import { askedErrors, askedSms, sentCode } from '../auth/verification';
import { defineCall } from '../define';
import { digits, nothing, text } from '../values';
import { errorCodes } from '../../errorCodes';

/** Whether a member has shown that a number or an address is theirs: `closed` where nothing here can show it. */
export const contactProofs = ['closed', 'open', 'proved'] as const;

const mayRefuse = [errorCodes.actualAccountRequired, errorCodes.noPermission];

/** Sends a code that proves a number to be the member's. */
export const sendMobileCode = defineCall({
  name: 'contacts.sendMobileCode',
  method: 'POST',
  path: '/wps/member/contact/mobile/code',
  body: () => askedSms(),
  answer: () => sentCode(),
  errors: [...askedErrors, ...mayRefuse],
  session: 'required',
  summary: 'Sends a code by SMS that proves a number',
});

/** Sends a code that proves an address to be the member's. */
export const sendEmailCode = defineCall({
  name: 'contacts.sendEmailCode',
  method: 'POST',
  path: '/wps/member/contact/email/code',
  body: () => z.object({ email: text(254, 3) }),
  answer: () => sentCode(),
  errors: [errorCodes.tooManyRequests, ...mayRefuse],
  session: 'required',
  summary: 'Sends a code by mail that proves an address',
});

const proofErrors = [
  ...[errorCodes.codeWrong, errorCodes.codeExpired, errorCodes.passwordWrong],
  ...[errorCodes.tooManyRequests, ...mayRefuse],
];

/**
 * Makes a number the member's, by the code or by the external service's word. What opens an account is changed by whoever
 * knows the login password. A number that was proved stays.
 */
export const proveMobile = defineCall({
  name: 'contacts.proveMobile',
  method: 'PUT',
  path: '/wps/member/contact/mobile',
  encoding: 'encrypted',
  body: () =>
    z.object({
      mobileNum: digits(20),
      countryDialingCode: z.optional(digits(6)),
      verificationCode: z.optional(digits(10)),
      firebaseIdToken: z.optional(text(8192)),
      loginPassword: text(128, 1),
    }),
  answer: () => nothing(),
  errors: [...proofErrors, errorCodes.mobileExists],
  session: 'required',
  summary: 'Proves a number to be the member’s',
});

/** The same of an address, which several members may have. */
export const proveEmail = defineCall({
  name: 'contacts.proveEmail',
  method: 'PUT',
  path: '/wps/member/contact/email',
  encoding: 'encrypted',
  body: () =>
    z.object({
      email: text(254, 3),
      verificationCode: digits(10, 1),
      loginPassword: text(128, 1),
    }),
  answer: () => nothing(),
  errors: proofErrors,
  session: 'required',
  summary: 'Proves a mail address to be the member’s',
});
