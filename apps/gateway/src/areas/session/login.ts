import type { sessionCalls } from '@playhouse/wps';
import { errorCodes } from '@playhouse/wps';
import { Failure } from '../../base/failure';
import type { Asked } from '../../call/route';
import type { Asker } from '../../model/asker';
import { demandCaptcha } from '../../model/captcha/captchas';
import { redeemCode } from '../../model/verification/codes';
import { externalMember } from './external';
import { memberByPhone, phoneOf } from '../../model/verification/phones';
import { memberByAccount, memberByMobile } from '../../model/members/members';
import { passwordFits } from '../../model/members/passwords';
import { openSession } from '../../model/members/openSession';
import type { MemberRow } from '../../model/members/sessions';

type Form = Asked<typeof sessionCalls.login>['body'];

const quarterHour = 900_000;
const mostPerAccount = 20;
const mostPerAddress = 300;

// A signed token cannot be guessed: only whoever sends bad ones is slowed down, not the account.
const nameOf = ({ address }: Asker, body: Form) =>
  body.type === 'firebase' ? address : body.username.trim().toLowerCase();

/** Keys under which failures are counted: account at this address, account, address. */
function countersOf(asker: Asker, body: Form) {
  const account = `${asker.scope.code} ${body.type} ${nameOf(asker, body)}`;
  return {
    pair: `login ${account} ${asker.address}`,
    account: `login ${account}`,
    address: `login from ${asker.address}`,
  };
}

function refuseFlood({ services }: Asker, keys: ReturnType<typeof countersOf>): void {
  const { limiter } = services;
  const tooMany =
    limiter.count(keys.account, quarterHour) >= mostPerAccount ||
    limiter.count(keys.address, quarterHour) >= mostPerAddress;
  if (tooMany) throw new Failure(errorCodes.tooManyRequests, { value: { captcha: true } });
}

async function identify(asker: Asker, body: Form): Promise<MemberRow | undefined> {
  const { services, scope } = asker;
  const { db } = services;
  if (body.type === 'firebase') return externalMember(asker, body);
  if (body.type === 'sms') {
    const { username: mobileNum, countryDialingCode, password: code } = body;
    const given = { mobileNum, countryDialingCode };
    await redeemCode(services, scope.config.code, phoneOf(scope, given), code);
    const member = await memberByPhone(db, scope, given);
    if (member === undefined) throw new Failure(errorCodes.userUnknown);
    return member;
  }
  const member =
    (await memberByAccount(db, scope.code, body.username)) ??
    // After a reset by phone the site logs in with the number as user name (SETPW-03).
    (/^\d{6,20}$/.test(body.username)
      ? await memberByMobile(db, scope.code, body.username)
      : undefined);
  return (await passwordFits(member?.passwordHash, body.password)) ? member : undefined;
}

function fail(asker: Asker, body: Form, error: unknown): never {
  const { limiter } = asker.services;
  for (const key of Object.values(countersOf(asker, body))) limiter.record(key, quarterHour);
  const code = error instanceof Failure ? error.code : errorCodes.loginFailed;
  // From the second try on, a captcha must come along (LOGIN-03).
  throw new Failure(code, { value: { captcha: body.type !== 'firebase' } });
}

/** Opens a session. A wrong password and an unknown name take as long and answer alike. */
export async function login(asker: Asker, { body }: Asked<typeof sessionCalls.login>) {
  const { services, scope } = asker;
  if (scope.trial) throw new Failure(errorCodes.nonMember);
  const keys = countersOf(asker, body);
  refuseFlood(asker, keys);
  // The buttons of the external service have no captcha: the service has its own.
  if (body.type !== 'firebase' && services.limiter.count(keys.pair, quarterHour) > 0)
    await demandCaptcha(asker, body.captcha);
  const member = await identify(asker, body).catch((error: unknown) => fail(asker, body, error));
  if (member === undefined || member.disabled) return fail(asker, body, undefined);
  services.limiter.clear(keys.pair);
  services.limiter.clear(keys.account);
  return openSession(asker, member);
}
