import { errorCodes, verificationCalls } from '@playhouse/wps';
import { Failure } from '../../server/failure';
import type { Context } from '../../server/route';
import { answer } from '../../server/route';
import { memberByMobile, normalMobile } from '../session/members';
import { expiredMinutes, sendCode } from './codes';
import { readIdentity } from './firebase';

interface Sms {
  readonly mobileNum: string;
  readonly countryDialingCode?: string | undefined;
}

function numberOf({ scope }: Context, { mobileNum, countryDialingCode }: Sms) {
  const national = normalMobile(mobileNum);
  if (national.length < 6) throw new Failure(errorCodes.requestInvalid);
  return { national, to: `+${countryDialingCode ?? scope.config.register.dialingCode}${national}` };
}

const usesFirebase = ({ scope }: Context) => scope.config.externalLogin?.sms === true;

export const verificationRoutes = [
  answer(verificationCalls.verificationSettings, ({ scope, query }) => {
    const flag = {
      login: scope.config.flags.MOBILEVERCODELOGIN3,
      register: scope.config.flags.REGMOBVERF3,
      password: scope.config.flags.CHNGPASSVERIF3,
    }[query.type];
    const external = scope.config.externalLogin?.sms === true;
    const channel = external ? ('firebase' as const) : ('platform' as const);
    return { channel, enabled: flag === true, expiredMinutes };
  }),
  answer(verificationCalls.smsNoLogin, (context) => {
    const { national, to } = numberOf(context as Context, context.body);
    return sendCode(context, national, { to });
  }),
  answer(verificationCalls.smsForReset, async (context) => {
    const { national, to } = numberOf(context as Context, context.body);
    const { services, scope } = context;
    const member = await memberByMobile(services.db, scope.code, national);
    return sendCode(context, national, { to, silent: member === undefined });
  }),
  answer(verificationCalls.externalSend, (context) => {
    if (!usesFirebase(context as Context)) throw new Failure(errorCodes.noPermission);
    const { national } = numberOf(context as Context, context.body);
    // The external service delivers; the platform only counts, so that a number is not flooded.
    if (!context.services.limiter.take(`code ${national}`, 5, 600_000)) {
      throw new Failure(errorCodes.smsTooMany);
    }
    return { expiredMinutes: 1 };
  }),
  answer(verificationCalls.externalVerify, async ({ services, scope, body }) => {
    const identity = await readIdentity(scope.config, body.firebaseIdToken, services.production);
    const verified = normalMobile(identity.phone ?? '').endsWith(normalMobile(body.mobileNum));
    return { verified: verified && identity.phone !== undefined };
  }),
];
