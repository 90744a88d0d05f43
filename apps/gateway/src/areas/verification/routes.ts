import { errorCodes, verificationCalls } from '@playhouse/wps';
import { Failure } from '../../server/failure';
import type { Context } from '../../server/route';
import { answer } from '../../server/route';
import { expiredMinutes, limitCodes, sendCode } from './codes';
import { readIdentity } from './firebase';
import { memberByPhone, phoneOf } from './phones';

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
  answer(verificationCalls.smsNoLogin, (context) =>
    sendCode(context, phoneOf(context.scope, context.body)),
  ),
  answer(verificationCalls.smsForReset, async (context) => {
    const { services, scope, body } = context;
    const to = phoneOf(scope, body);
    const member = await memberByPhone(services.db, scope, body);
    return sendCode(context, to, { silent: member === undefined });
  }),
  answer(verificationCalls.externalSend, (context) => {
    if (!usesFirebase(context as Context)) throw new Failure(errorCodes.noPermission);
    // The external service delivers; the platform only counts, so that a number is not flooded.
    limitCodes(context, phoneOf(context.scope, context.body));
    return { expiredMinutes: 1 };
  }),
  answer(verificationCalls.externalVerify, async ({ services, scope, body }) => {
    const { phone } = await readIdentity(services, scope.config, body.firebaseIdToken, 'phone');
    return { verified: phone === phoneOf(scope, body) };
  }),
];
