import type { sessionCalls } from '@playhouse/wps';
import { errorCodes } from '@playhouse/wps';
import { Failure } from '../../server/failure';
import type { Context } from '../../server/route';
import { demandCaptcha } from '../captcha/captchas';
import { redeemCode } from '../verification/codes';
import { externalMember } from './external';
import { memberByPhone, phoneOf } from '../verification/phones';
import { memberByAccount, memberByMobile } from './members';
import { passwordFits } from './passwords';
import { startSession } from './sessions';
import type { MemberRow } from './sessions';

type Login = Context<typeof sessionCalls.login>;

const quarterHour = 900_000;
const mostPerAccount = 20;
const mostPerAddress = 300;

// A signed token cannot be guessed: only whoever sends bad ones is slowed down, not the account.
const nameOf = ({ body, address }: Login) =>
  body.type === 'firebase' ? address : body.username.trim().toLowerCase();

/** Keys under which failures are counted: account at this address, account, address. */
function countersOf(context: Login) {
  const account = `${context.scope.code} ${context.body.type} ${nameOf(context)}`;
  return {
    pair: `login ${account} ${context.address}`,
    account: `login ${account}`,
    address: `login from ${context.address}`,
  };
}

function refuseFlood({ services }: Login, keys: ReturnType<typeof countersOf>): void {
  const { limiter } = services;
  const tooMany =
    limiter.count(keys.account, quarterHour) >= mostPerAccount ||
    limiter.count(keys.address, quarterHour) >= mostPerAddress;
  if (tooMany) throw new Failure(errorCodes.tooManyRequests, { value: { captcha: true } });
}

async function identify(context: Login): Promise<MemberRow | undefined> {
  const { services, scope, body } = context;
  const { db } = services;
  if (body.type === 'firebase') return externalMember(context, body);
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

function fail(context: Login, error: unknown): never {
  const { limiter } = context.services;
  for (const key of Object.values(countersOf(context))) limiter.record(key, quarterHour);
  const code = error instanceof Failure ? error.code : errorCodes.loginFailed;
  // From the second try on, a captcha must come along (LOGIN-03).
  throw new Failure(code, { value: { captcha: context.body.type !== 'firebase' } });
}

/** Opens a session. A wrong password and an unknown name take as long and answer alike. */
export async function login(context: Login) {
  const { services, scope, body, device } = context;
  if (scope.trial) throw new Failure(errorCodes.nonMember);
  const keys = countersOf(context);
  refuseFlood(context, keys);
  // The buttons of the external service have no captcha: the service has its own.
  if (body.type !== 'firebase' && services.limiter.count(keys.pair, quarterHour) > 0)
    await demandCaptcha(context, body.captcha);
  const member = await identify(context).catch((error: unknown) => fail(context, error));
  if (member === undefined || member.disabled) return fail(context, undefined);
  services.limiter.clear(keys.pair);
  services.limiter.clear(keys.account);
  return openSession(context, member, device);
}

/** What every opened session is told of (LOGIN-12). */
export async function openSession(
  { services }: Pick<Context, 'services'>,
  member: MemberRow,
  device: string,
) {
  const token = await startSession(services, services.db, member, device);
  return {
    token,
    userName: member.account,
    customerType: member.type,
    firstTimeLogin: member.lastLoginAt === null,
  };
}
