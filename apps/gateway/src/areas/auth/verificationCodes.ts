import { errorCodes, verificationCalls } from '@playhouse/wps';
import { Failure } from '../../base/failure';
import type { Asker } from '../../model/platform/asker';
import { answer } from '../../call/route';
import { demandPerson } from '../../model/auth/demandPerson';
import { expiredMinutes, limitCodes, sendCode } from '../../model/auth/sendCode';
import { readIdentity } from '../../model/auth/externalIdentity';
import { findCodeFlag } from '../../model/platform/delivery/couriers';
import { findMemberByPhone, toPhone } from '../../model/auth/phones';

const usesFirebase = ({ scope }: Asker) => scope.config.externalLogin?.sms === true;

export const verificationRoutes = [
  answer(verificationCalls.verificationSettings, ({ scope }, { query }) => {
    const flag = {
      login: scope.config.flags.MOBILEVERCODELOGIN3,
      register: scope.config.flags.REGMOBVERF3,
      password: scope.config.flags.CHNGPASSVERIF3,
      contact: findCodeFlag(scope.config) !== undefined,
    }[query.type];
    const external = scope.config.externalLogin?.sms === true;
    const channel = external ? ('firebase' as const) : ('platform' as const);
    return { channel, enabled: flag === true, expiredMinutes };
  }),
  answer(verificationCalls.smsNoLogin, async (asker, { body }) => {
    await demandPerson(asker, body);
    return sendCode(asker, body.type, toPhone(asker.scope, body));
  }),
  answer(verificationCalls.smsForReset, async (asker, { body }) => {
    const { services, scope } = asker;
    await demandPerson(asker, body);
    const to = toPhone(scope, body);
    const member = await findMemberByPhone(services.db, scope, to);
    return sendCode(asker, 'password', to, { to: member === undefined ? 'nobody' : 'known' });
  }),
  answer(verificationCalls.externalSend, async (asker, { body }) => {
    if (!usesFirebase(asker)) throw new Failure(errorCodes.noPermission);
    // The external service delivers; the platform only counts, so that a number is not flooded.
    await limitCodes(asker, toPhone(asker.scope, body));
    return { expiredMinutes: 1 };
  }),
  answer(verificationCalls.externalVerify, async ({ services, scope }, { body }) => {
    const { phone } = await readIdentity(services, scope.config, body.firebaseIdToken, 'phone');
    return { verified: phone === toPhone(scope, body) };
  }),
];
