import type { sessionCalls } from '@playhouse/wps';
import { errorCodes } from '@playhouse/wps';
import { Failure } from '../../base/failure';
import type { Asked } from '../../call/route';
import type { Asker } from '../../model/platform/asker';
import { demandCaptcha } from '../../model/auth/captcha/captchas';
import { forget, giveBack, reserve } from '../../model/platform/limits';
import type { Limit } from '../../model/platform/limits';
import { knownDevice, plainAccount } from '../../model/auth/knownDevices';
import { redeemCode } from '../../model/auth/verificationCodes';
import { findExternalMember } from './externalLogin';
import { findMemberByPhone, toPhone } from '../../model/auth/phones';
import { findMemberByAccount, findMemberByMobile } from '../../model/member/findMember';
import { passwordFits } from '../../model/auth/passwords';
import { openSession } from '../../model/auth/openSession';
import type { MemberRow } from '../../db/schema';

type Form = Asked<typeof sessionCalls.login>['body'];

const minute = 60_000;
const quarterHour = 15 * minute;

/** Whoever goes on failing waits for a minute after five tries and for five after ten. */
const delays = [
  { most: 5, windowMs: minute },
  { most: 10, windowMs: 5 * minute },
];

// A signed token cannot be guessed: only whoever sends bad ones is slowed down, not the account.
const nameOf = ({ address }: Asker, body: Form) =>
  body.type === 'firebase' ? address : plainAccount(body.username);

interface LoginLimits {
  /** The first try is free; from the second on a captcha must come along (LOGIN-03). */
  readonly first: Limit;
  /** Of the name where it is typed, which a success forgets: the longer it fails, the longer the wait. */
  readonly name: readonly Limit[];
  /** Of what others share, which gets its try back. */
  readonly shared: readonly Limit[];
}

// A code has few tries of its own, and a signed token none to guess at.
const growing = ({ type }: Form, limit: Limit): readonly Limit[] =>
  type === 'username'
    ? [...delays.map((delay) => ({ key: `${limit.key} in ${delay.windowMs}`, ...delay })), limit]
    : [limit];

/**
 * Tries that are counted until one succeeds. Those in a browser in which the name has logged in before are counted by
 * themselves: whatever strangers try, its owner gets in there. All others are counted by their address, so that one
 * stranger makes nobody else wait; only many at many addresses use up what all strangers have, and from then on a new
 * browser is let in by a code or a mailed link alone, which make it a known one.
 */
function limitsOf(asker: Asker, body: Form): LoginLimits {
  const name = nameOf(asker, body);
  const key = `login ${asker.scope.code} ${body.type} ${name}`;
  const windowMs = quarterHour;
  const device = knownDevice(asker, name);
  if (device !== undefined)
    return {
      first: { key: `${key} first ${device}`, most: 1, windowMs },
      name: growing(body, { key: `${key} at ${device}`, most: 20, windowMs }),
      shared: [],
    };
  return {
    first: { key: `${key} ${asker.address}`, most: 1, windowMs },
    name: growing(body, { key: `${key} from ${asker.address}`, most: 20, windowMs }),
    shared: [
      { key, most: 60, windowMs },
      { key: `login from ${asker.address}`, most: 300, windowMs },
    ],
  };
}

async function identify(asker: Asker, body: Form): Promise<MemberRow | undefined> {
  const { services, scope } = asker;
  const { db } = services;
  if (body.type === 'firebase') return findExternalMember(asker, body);
  if (body.type === 'sms') {
    const { username: mobileNum, countryDialingCode, password: code } = body;
    const given = { mobileNum, countryDialingCode };
    await redeemCode(asker, 'login', toPhone(scope, given), code);
    const member = await findMemberByPhone(db, scope, given);
    if (member === undefined) throw new Failure(errorCodes.userUnknown);
    return member;
  }
  const member =
    (await findMemberByAccount(db, scope.code, body.username)) ??
    // After a reset by phone the site logs in with the number as user name (SETPW-03).
    (/^\d{6,20}$/.test(body.username)
      ? await findMemberByMobile(db, scope.code, body.username)
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
  const { first, name, shared } = limitsOf(asker, body);
  const returnTries = (...limits: readonly Limit[]) =>
    Promise.all(limits.map(({ key }) => giveBack(services, key)));
  const free = await reserve(services, first);
  // Counted before it is judged: of many guesses at once, no more are compared than the limit says.
  if (!(await reserve(services, ...name, ...shared)))
    throw new Failure(errorCodes.tooManyRequests, { value: { captcha: true } });
  // The buttons of the external service have no captcha: the service has its own.
  if (!free && body.type !== 'firebase') {
    await demandCaptcha(asker, 'login', body.captcha).catch(async (error: unknown) => {
      // No password was compared: whoever fails at captchas must not lock an account.
      await returnTries(...name, ...shared);
      throw error;
    });
  }
  const member = await identify(asker, body).catch((error: unknown) => {
    throw refusal(body, error);
  });
  if (member === undefined || member.disabled) throw refusal(body, undefined);
  await forget(services, ...[first, ...name].map(({ key }) => key));
  await returnTries(...shared);
  return openSession(asker, member, body.type === 'firebase' ? undefined : body.username);
}
