import type { sessionCalls } from '@playhouse/wps';
import { errorCodes } from '@playhouse/wps';
import { Failure } from '../../base/failure';
import type { Asked } from '../../call/route';
import type { Asker } from '../../model/asker';
import { demandCaptcha } from '../../model/captcha/captchas';
import { forget, giveBack, reserve } from '../../model/limits';
import { redeemCode } from '../../model/verification/codes';
import { externalMember } from './external';
import { memberByPhone, phoneOf } from '../../model/verification/phones';
import { memberByAccount, memberByMobile } from '../../model/members/members';
import { passwordFits } from '../../model/members/passwords';
import { openSession } from '../../model/members/openSession';
import type { MemberRow } from '../../model/members/sessions';

type Form = Asked<typeof sessionCalls.login>['body'];

const quarterHour = 900_000;

// A signed token cannot be guessed: only whoever sends bad ones is slowed down, not the account.
const nameOf = ({ address }: Asker, body: Form) =>
  body.type === 'firebase' ? address : body.username.trim().toLowerCase();

/** Tries that are counted until one succeeds: of an account at this address, of an account, of an address. */
function limitsOf(asker: Asker, body: Form) {
  const account = `${asker.scope.code} ${body.type} ${nameOf(asker, body)}`;
  const windowMs = quarterHour;
  return {
    /** The first try is free; from the second on a captcha must come along (LOGIN-03). */
    first: { key: `login ${account} ${asker.address}`, most: 1, windowMs },
    account: { key: `login ${account}`, most: 20, windowMs },
    address: { key: `login from ${asker.address}`, most: 300, windowMs },
  };
}

async function identify(asker: Asker, body: Form): Promise<MemberRow | undefined> {
  const { services, scope } = asker;
  const { db } = services;
  if (body.type === 'firebase') return externalMember(asker, body);
  if (body.type === 'sms') {
    const { username: mobileNum, countryDialingCode, password: code } = body;
    const given = { mobileNum, countryDialingCode };
    await redeemCode(asker, 'login', phoneOf(scope, given), code);
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

function refusal(body: Form, error: unknown): Failure {
  const code = error instanceof Failure ? error.code : errorCodes.loginFailed;
  return new Failure(code, { value: { captcha: body.type !== 'firebase' } });
}

/** Opens a session. A wrong password and an unknown name take as long and answer alike. */
export async function login(asker: Asker, { body }: Asked<typeof sessionCalls.login>) {
  const { services, scope } = asker;
  if (scope.trial) throw new Failure(errorCodes.nonMember);
  const { first, account, address } = limitsOf(asker, body);
  const free = await reserve(services, first);
  // Counted before it is judged: of many guesses at once, no more are compared than the limit says.
  if (!(await reserve(services, account, address)))
    throw new Failure(errorCodes.tooManyRequests, { value: { captcha: true } });
  // The buttons of the external service have no captcha: the service has its own.
  if (!free && body.type !== 'firebase') {
    await demandCaptcha(asker, 'login', body.captcha).catch(async (error: unknown) => {
      // No password was compared: whoever fails at captchas must not lock an account.
      await Promise.all([giveBack(services, account.key), giveBack(services, address.key)]);
      throw error;
    });
  }
  const member = await identify(asker, body).catch((error: unknown) => {
    throw refusal(body, error);
  });
  if (member === undefined || member.disabled) throw refusal(body, undefined);
  await forget(services, first.key, account.key);
  await giveBack(services, address.key);
  return openSession(asker, member);
}
