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
import { findMemberByPhone, readPhone, toPhone } from '../../model/auth/phones';
import { findMemberByAccount } from '../../model/member/findMember';
import { passwordFits } from '../../model/auth/passwords';
import { openSession } from '../../model/auth/openSession';
import type { MemberRow } from '../../db/schema';

type Form = Asked<typeof sessionCalls.login>['body'];
type ByCode = Extract<Form, { type: 'sms' }>;

const minute = 60_000;
const quarterHour = 15 * minute;

/** Whoever goes on failing waits for a minute after five tries and for five after ten. */
const delays = [
  { most: 5, windowMs: minute },
  { most: 10, windowMs: 5 * minute },
];

/** A number, where one is typed as user name: after a reset by phone the site logs in with it (SETPW-03). */
const readNumber = ({ scope }: Asker, typed: string) =>
  /^\+?\d{6,20}$/.test(typed.trim()) ? readPhone(scope, { mobileNum: typed }) : undefined;

/** The name by which tries are counted: one form of all that can be typed for the same. */
function toName(asker: Asker, body: Form): string {
  // A signed token cannot be guessed: only whoever sends bad ones is slowed down, not the account.
  if (body.type === 'firebase') return asker.address;
  if (body.type === 'sms') return toPhone(asker.scope, numberOf(body));
  return readNumber(asker, body.username) ?? plainAccount(body.username);
}

const numberOf = ({ username: mobileNum, countryDialingCode }: ByCode) => ({
  mobileNum,
  countryDialingCode,
});

/** The member that was named; whether it is them is judged later. */
async function findNamed(asker: Asker, body: Form): Promise<MemberRow | undefined> {
  const { services, scope } = asker;
  if (body.type === 'firebase') return undefined;
  if (body.type === 'sms')
    return findMemberByPhone(services.db, scope, toPhone(scope, numberOf(body)));
  const phone = readNumber(asker, body.username);
  return (
    (await findMemberByAccount(services.db, scope.code, body.username)) ??
    (phone === undefined ? undefined : await findMemberByPhone(services.db, scope, phone))
  );
}

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
    ? [...delays.map((delay): Limit => ({ key: [...limit.key, delay.windowMs], ...delay })), limit]
    : [limit];

/**
 * Tries that are counted until one succeeds. Those in a browser in which the member has logged in before are counted by
 * themselves, by whatever name: whatever strangers try, its owner gets in there. All others are counted by their address,
 * so that one stranger makes nobody else wait; only many at many addresses use up what all strangers have, and from then
 * on a new browser is let in by a code or a mailed link alone, which make it a known one.
 */
function limitsOf(asker: Asker, body: Form, named: MemberRow | undefined): LoginLimits {
  const { scope, address } = asker;
  const windowMs = quarterHour;
  const device = named && knownDevice(asker, named.account);
  if (device !== undefined)
    return {
      first: { key: ['login first', body.type, 'device', device], most: 1, windowMs },
      name: growing(body, { key: ['login', body.type, 'device', device], most: 20, windowMs }),
      shared: [],
    };
  const name = [scope.code, body.type, toName(asker, body)] as const;
  return {
    first: { key: ['login first', ...name, address], most: 1, windowMs },
    name: growing(body, { key: ['login', ...name, address], most: 20, windowMs }),
    shared: [
      { key: ['login of all', ...name], most: 60, windowMs },
      { key: ['login from', address], most: 300, windowMs },
    ],
  };
}

async function identify(
  asker: Asker,
  body: Form,
  named: MemberRow | undefined,
): Promise<MemberRow | undefined> {
  if (body.type === 'firebase') return findExternalMember(asker, body);
  if (body.type === 'sms') {
    await redeemCode(asker, 'login', toPhone(asker.scope, numberOf(body)), body.password);
    if (named === undefined) throw new Failure(errorCodes.userUnknown);
    return named;
  }
  return (await passwordFits(named?.passwordHash, body.password)) ? named : undefined;
}

function refusal(body: Form, error: unknown): Failure {
  const code = error instanceof Failure ? error.code : errorCodes.loginFailed;
  return new Failure(code, { value: { captcha: body.type !== 'firebase' } });
}

/** Opens a session. A wrong password and an unknown name take as long and answer alike. */
export async function login(asker: Asker, { body }: Asked<typeof sessionCalls.login>) {
  const { services, scope } = asker;
  if (scope.trial) throw new Failure(errorCodes.nonMember);
  const named = await findNamed(asker, body);
  const { first, name, shared } = limitsOf(asker, body, named);
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
  const member = await identify(asker, body, named).catch((error: unknown) => {
    throw refusal(body, error);
  });
  if (member === undefined || member.disabled) throw refusal(body, undefined);
  await forget(services, ...[first, ...name].map(({ key }) => key));
  await returnTries(...shared);
  return openSession(asker, member);
}
