import * as z from 'zod/mini';
import { defineCall } from './define';
import { once } from './once';
import { plainList } from './paging';
import { openedSession } from './auth/session';
import { count, digits, text } from './values';
import { errorCodes } from '../errorCodes';

const extra = once(() => z.optional(text(128)));

/** Registration payload (REG-10), empty where the form did not ask. `type` 0 is a player; `registerUrl` and `domain` are hostnames. */
const registerFields = once(() => ({
  countryDialingCode: z.optional(digits(6, 0)),
  registerUrl: text(253, 1),
  registerMethod: z.enum(['APP', 'H5', 'PWA', 'WEBCLIP']),
  affiliateCode: extra(),
  paymentPassword: z.optional(text(64)),
  recommenderId: extra(),
  nickname: extra(),
  payeeName: extra(),
  email: z.optional(text(254)),
  idNumber: extra(),
  qqNum: extra(),
  facebook: extra(),
  wechat: extra(),
  line: extra(),
  whatsapp: extra(),
  zalo: extra(),
  captcha: z.optional(digits(6, 0)),
  type: z.literal(0),
  domain: z.optional(text(253)),
  verificationCode: z.optional(digits(10, 0)),
  firebaseChannel: z.optional(z.literal('sms')),
  firebaseIdToken: z.optional(text(8192)),
}));

const registerErrors = [
  errorCodes.usernameExists,
  errorCodes.mobileExists,
  errorCodes.captchaRequired,
  errorCodes.captchaWrong,
  errorCodes.codeWrong,
  errorCodes.codeExpired,
  errorCodes.invitationCodeWrong,
  errorCodes.agentInfoWrong,
  errorCodes.referrerLinkWrong,
  errorCodes.tooManyRequests,
  errorCodes.requestInvalid,
];

/** Registers by username; the answer is a session that is already open. */
export const register = defineCall({
  name: 'registration.register',
  method: 'PUT',
  path: '/wps/member/register',
  module: 'REGISTER_REE3',
  encoding: 'encrypted',
  body: () =>
    z.object({
      ...registerFields(),
      username: text(64, 1),
      password: text(128, 1),
      confirmPassword: text(128, 1),
      mobileNum: z.optional(digits(20, 0)),
    }),
  answer: () => openedSession(),
  errors: registerErrors,
  summary: 'Registers a player by username',
});

/** Registers by mobile number; a password only where MOBILENUMPASSREG3 asks for one (REG-19). */
export const registerMobile = defineCall({
  name: 'registration.registerMobile',
  method: 'PUT',
  path: '/wps/member/register/mobile',
  module: 'REGISTER_REE3',
  encoding: 'encrypted',
  body: () =>
    z.object({
      ...registerFields(),
      username: z.optional(text(64)),
      password: z.optional(text(128)),
      confirmPassword: z.optional(text(128)),
      mobileNum: digits(20),
    }),
  answer: () => openedSession(),
  errors: registerErrors,
  summary: 'Registers a player by mobile number',
});

const fieldSetting = once(() => z.object({ enabled: z.boolean(), required: z.boolean() }));
const setting = once(() => z.optional(fieldSetting()));
export type FieldSetting = z.output<ReturnType<typeof fieldSetting>>;

/** The fields of the form (REG-04). A field that is left out is not shown. */
export const registerSettings = defineCall({
  name: 'registration.settings',
  method: 'GET',
  path: '/wps/member/register/settings',
  answer: () =>
    z.object({
      mobileNum: setting(),
      verificationCode: setting(),
      username: setting(),
      password: setting(),
      confirmPassword: setting(),
      paymentPassword: setting(),
      idNumber: setting(),
      qqNum: setting(),
      facebook: setting(),
      wechat: setting(),
      line: setting(),
      whatsapp: setting(),
      zalo: setting(),
      email: setting(),
      nickname: setting(),
      payeeName: setting(),
      recommenderId: setting(),
      affiliateCode: setting(),
      captcha: setting(),
    }),
  summary: 'Answers which registration fields are enabled and required',
});
export type RegisterSettings = z.output<typeof registerSettings.answer>;
export type RegisterField = keyof RegisterSettings;

export const charsets = [
  'digits',
  'letters',
  'alphanumeric',
  'username',
  'email',
  'line',
  'any',
] as const;

/** One field's rule. Lengths count characters; a charset is a name, never an expression from the server. */
export const fieldRule = once(() =>
  z.object({
    enabled: z._default(z.boolean(), true),
    required: z._default(z.boolean(), false),
    minLength: z._default(count(), 0),
    maxLength: z._default(count(), 128),
    charset: z.catch(z.enum(charsets), 'any'),
    messageKey: z._default(text(128), ''),
  }),
);
export type FieldRule = z.output<ReturnType<typeof fieldRule>>;

/** Rules by name: registration fields and the shared loginUsername, loginPassword, loginMobileNum, mobileNum, password, verificationCode. */
export const validationRules = defineCall({
  name: 'registration.validationRules',
  method: 'GET',
  path: '/wps/member/register/validation',
  answer: () => z.record(z.string(), fieldRule()),
  summary: 'Answers the validation rules of registration and login fields',
});
export type ValidationRules = z.output<typeof validationRules.answer>;

/** A country: ISO 3166 code, name in English, dialling code without plus. */
export const country = once(() =>
  z.object({ code: text(2, 2), name: text(80, 1), dialingCode: digits(6) }),
);
export type Country = z.output<ReturnType<typeof country>>;

export const countries = defineCall({
  name: 'registration.countries',
  method: 'GET',
  path: '/wps/system/country',
  answer: () => plainList(country()),
  summary: 'Lists countries with their dialling codes',
});

/** Whether an invitation code is good on this domain (REG-12). */
export const affiliateCheck = defineCall({
  name: 'registration.affiliateCheck',
  method: 'GET',
  path: '/wps/agent/affiliate/check',
  module: 'AFFMAN3',
  query: () => z.object({ code: text(64, 1), domain: text(253) }),
  answer: () => z.object({ success: z.boolean() }),
  summary: 'Checks an affiliate code',
});
