import * as z from 'zod/mini';
import { defineCall } from '../define';
import { once } from '../once';
import { digits, text } from '../values';
import { errorCodes } from '../../errorCodes';

const sms = once(() =>
  z.object({
    mobileNum: digits(20),
    countryDialingCode: z.optional(digits(6)),
  }),
);

/** Of those that are made for `sms`; asked for where many codes went out already. */
export const askedSms = once(() => z.extend(sms(), { captcha: z.optional(digits(6)) }));

/** A visitor's code has a purpose, `type`: the platform takes it for nothing else. */
const visitorSms = once(() =>
  z.extend(askedSms(), { type: z._default(z.enum(['login', 'register']), 'login') }),
);

/** How long a code lives; the countdown of the button is 60 s for each minute (SMS-02). */
export const sentCode = once(() =>
  z.object({ expiredMinutes: z._default(z.number().check(z.positive()), 1) }),
);

const sendErrors = [errorCodes.smsTooMany, errorCodes.tooManyRequests, errorCodes.requestInvalid];
export const askedErrors = [...sendErrors, errorCodes.captchaRequired, errorCodes.captchaWrong];

/** Who sends codes here: the platform by SMS, or an external service (then the counter is 60 s). */
export const verificationSettings = defineCall({
  name: 'verification.settings',
  method: 'GET',
  path: '/wps/verification',
  query: () => z.object({ type: z.enum(['login', 'register', 'password', 'contact']) }),
  answer: () =>
    z.object({
      channel: z.enum(['platform', 'firebase']),
      enabled: z._default(z.boolean(), true),
      expiredMinutes: z._default(z.number().check(z.positive()), 1),
    }),
  summary: 'Says how mobile numbers are verified',
});

/** Sends a code to someone who has no session: login and registration. */
export const smsNoLogin = defineCall({
  name: 'verification.smsNoLogin',
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  module: 'VERIFICATION3',
  body: () => visitorSms(),
  answer: () => sentCode(),
  errors: askedErrors,
  summary: 'Sends a code by SMS to a visitor',
});

/** Sends a code that resets a password. Answers alike for known and unknown numbers. */
export const smsForReset = defineCall({
  name: 'verification.smsForReset',
  method: 'POST',
  path: '/wps/verification/sms/passwordReset',
  module: 'PWRESETSMS3',
  body: () => askedSms(),
  answer: () => sentCode(),
  errors: askedErrors,
  summary: 'Sends a code by SMS for a password reset',
});

/** Tells the platform that the external service sends a code, so that it can count tries. */
export const externalSend = defineCall({
  name: 'verification.externalSend',
  method: 'POST',
  path: '/wps/verification/external/send',
  module: 'VERIFICATION3',
  body: () => sms(),
  answer: () => sentCode(),
  errors: sendErrors,
  summary: 'Announces a code sent by the external service',
});

/** Checks the identity token that the external service gave for a mobile number. */
export const externalVerify = defineCall({
  name: 'verification.externalVerify',
  method: 'POST',
  path: '/wps/verification/external/verify',
  module: 'VERIFICATION3',
  body: () =>
    z.object({
      firebaseChannel: z.literal('sms'),
      firebaseIdToken: text(8192, 1),
      mobileNum: digits(20),
      countryDialingCode: z.optional(digits(6)),
    }),
  answer: () => z.object({ verified: z.boolean() }),
  errors: [errorCodes.codeWrong, errorCodes.codeExpired],
  summary: 'Verifies an external identity token',
});
