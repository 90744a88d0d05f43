import * as z from 'zod/mini';
import { defineCall } from '../define';
import { once } from '../once';
import { plainList } from '../paging';
import { digits, id, maybe, nothing, text, time } from '../values';
import { errorCodes } from '../../errorCodes';

export { logout } from '../member/account';

/** Value of every answer that opens a session (LOGIN-12). `customerType` is the numeric member type. */
export const openedSession = once(() =>
  z.object({
    token: text(1024, 1),
    userName: text(128, 1),
    customerType: z.int(),
    firstTimeLogin: z._default(z.boolean(), false),
  }),
);
export type OpenedSession = z.output<ReturnType<typeof openedSession>>;

const common = once(() => ({
  captcha: z.optional(digits(6)),
  remember: z.optional(z.boolean()),
}));

/** Login payload (LOGIN-10). For `sms`, `username` is the mobile number and `password` the code. */
export const loginBody = once(() =>
  z.discriminatedUnion('type', [
    z.object({
      type: z.literal('username'),
      username: text(64, 1),
      password: text(128, 1),
      ...common(),
    }),
    z.object({
      type: z.literal('sms'),
      username: digits(20),
      password: digits(10),
      countryDialingCode: z.optional(digits(6)),
      ...common(),
    }),
    z.object({
      type: z.literal('firebase'),
      firebaseChannel: z.enum(['sms', 'google', 'facebook']),
      firebaseIdToken: text(8192, 1),
      firebaseMobileNo: z.optional(digits(20)),
      countryDialingCode: z.optional(digits(6)),
      ...common(),
    }),
  ]),
);
export type LoginBody = z.input<ReturnType<typeof loginBody>>;

/** `value` of a failed login that asks for a captcha from now on (LOGIN-03). */
export const loginFailure = once(() => z.object({ captcha: z.boolean() }));

/** `POST /wps/session/login`. May fail with `value.captcha`; then the next try needs a captcha. */
export const login = defineCall({
  name: 'session.login',
  method: 'POST',
  path: '/wps/session/login',
  encoding: 'encrypted',
  body: () => loginBody(),
  answer: () => openedSession(),
  errors: [
    errorCodes.loginFailed,
    errorCodes.loginEmpty,
    errorCodes.captchaRequired,
    errorCodes.captchaWrong,
    errorCodes.codeWrong,
    errorCodes.codeExpired,
    errorCodes.userUnknown,
    errorCodes.nonMember,
    errorCodes.nonAgent,
    errorCodes.tooManyRequests,
  ],
  summary: 'Opens a session by username, mobile code or an external identity',
});

/** `trial` 0 says that no trial is to be had now: the player stays where they are (TRIAL-01). */
export const trialAccount = once(() =>
  z.discriminatedUnion('trial', [
    z.object({ trial: z.literal(0) }),
    z.object({ trial: z.literal(1), username: text(64, 1), password: text(128, 1) }),
  ]),
);

/** Makes a trial account under the trial merchant code: pass it as the call's `merchant`. */
export const createTrial = defineCall({
  name: 'session.createTrial',
  method: 'GET',
  path: '/wps/session/trialAccount',
  module: 'FREEPLAY3',
  answer: () => trialAccount(),
  errors: [errorCodes.trialUnavailable, errorCodes.tooManyRequests],
  mutates: true,
  summary: 'Creates a free-trial account',
});

/** Logs a trial account in, under the trial merchant code. */
export const trialLogin = defineCall({
  name: 'session.trialLogin',
  method: 'POST',
  path: '/wps/session/login/freeplay',
  module: 'FREEPLAY3',
  body: () => z.object({ username: text(64, 1), password: text(128, 1) }),
  encoding: 'encrypted',
  answer: () => openedSession(),
  errors: [errorCodes.loginFailed, errorCodes.trialUnavailable, errorCodes.tooManyRequests],
  summary: 'Opens a session of a free-trial account',
});

/** When a session ends, in epoch milliseconds: use puts the first off, nothing the second. */
const sessionLife = once(() => z.object({ idleEndsAt: time(), endsAt: time() }));
export type SessionLife = z.output<ReturnType<typeof sessionLife>>;

export const life = defineCall({
  name: 'session.life',
  method: 'GET',
  path: '/wps/session/life',
  answer: () => sessionLife(),
  session: 'required',
  passive: true,
  summary: 'Answers when the session ends, without putting it off',
});

/** Somebody is still there. */
export const extend = defineCall({
  name: 'session.extend',
  method: 'POST',
  path: '/wps/session/extend',
  answer: () => sessionLife(),
  session: 'required',
  summary: 'Puts off the end of a session that is idle',
});

/** A session in force, as its member recognises it. */
const openDevice = once(() =>
  z.object({
    id: id(),
    /** Whether it is the one that asks. */
    current: z.boolean(),
    browser: maybe(z.string()),
    system: maybe(z.string()),
    /** The beginning of the address that it was opened from. */
    address: maybe(z.string()),
    openedAt: time(),
    lastUsedAt: time(),
  }),
);
export type OpenDevice = z.output<ReturnType<typeof openDevice>>;

export const list = defineCall({
  name: 'session.list',
  method: 'GET',
  path: '/wps/session/list',
  answer: () => plainList(openDevice()),
  session: 'required',
  summary: 'Lists the sessions of a member that are in force, the asking one first',
});

/** One that has ended already is ended: there is nothing to refuse. */
export const end = defineCall({
  name: 'session.end',
  method: 'POST',
  path: '/wps/session/end',
  body: () => z.object({ id: text(64, 1) }),
  answer: () => nothing(),
  session: 'required',
  summary: 'Ends one of the member’s sessions',
});

export const endOthers = defineCall({
  name: 'session.endOthers',
  method: 'POST',
  path: '/wps/session/endOthers',
  answer: () => nothing(),
  session: 'required',
  summary: 'Ends all sessions of the member but the one that asks',
});
