import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { ErrorCode } from '@playhouse/wps';
import { errorCodes } from '@playhouse/wps';
import { Failure } from '../../base/failure';
import { readClock } from '../../db/clock';
import { brokenConstraint } from '../../db/failures';
import type { Transaction } from '../../db/open';
import { transact } from '../../db/transact';
import { members } from '../../db/schema';
import type { MerchantScope } from '../../base/merchants';
import type { Services } from '../platform/services';
import type { Rates } from '../agent/rates';
import { writeFirstRates } from '../agent/rates';
import { lockMember } from '../platform/command';
import { toKeptPhone } from '../auth/phones';
import { hashPassword } from '../auth/passwords';
import type { MemberRow } from '../../db/schema';

/** The data of a new member; a field that is left out stays empty. */
export interface NewMember {
  readonly account: string;
  readonly password: string;
  readonly type?: number;
  readonly paymentPassword?: string;
  readonly nickname?: string;
  readonly mobile?: string;
  /** Whether a code has shown whose number it is. @default false */
  readonly isPhoneVerified?: boolean;
  readonly countryDialingCode?: string;
  readonly email?: string;
  /** Whether somebody who can be believed has said whose address it is. @default false */
  readonly isEmailVerified?: boolean;
  readonly payeeName?: string;
  readonly contacts?: Readonly<Record<string, string>>;
  readonly upline?: MemberRow;
  /** The agent's link that was registered with. */
  readonly inviteLinkId?: number;
  /** The rates that it begins with, at most those of its superior. */
  readonly rates?: Rates | undefined;
}

// No vowels and no look-alikes: a code is read aloud and must not spell a word.
const letters = 'BCDFGHJKLMNPQRSTVWXZ23456789';
export const newCode = (length = 7) =>
  Array.from({ length }, () => letters[randomInt(letters.length)]).join('');

async function insert(
  tx: Transaction,
  values: typeof members.$inferInsert,
  upline?: MemberRow,
): Promise<MemberRow> {
  const [made] = await tx.insert(members).values(values).returning();
  if (made === undefined) throw new Error('a member could not be made');
  const teamPath = `${upline?.teamPath ?? '/'}${made.id}/`;
  await tx.update(members).set({ teamPath }).where(eq(members.id, made.id));
  return { ...made, teamPath };
}

/** The code of the refusal where a value is taken, by the name of the index that refuses it. */
const takenBy: Readonly<Record<string, ErrorCode>> = {
  members_account: errorCodes.usernameExists,
  members_mobile: errorCodes.mobileExists,
};

/** @throws Failure username.exists or mobile.exists, or what it was given */
export function refuseTaken(error: unknown): never {
  const code = takenBy[brokenConstraint(error) ?? ''];
  throw code === undefined ? error : new Failure(code);
}

/**
 * Writes a new member, and with it whatever else `also` writes: both or nothing. Uniqueness is the database's: the
 * caller checks first only for a kinder message.
 * @throws Failure username.exists, or mobile.exists for a proved number that is another's
 */
export async function createMember(
  services: Services,
  scope: MerchantScope,
  given: NewMember,
  also: (tx: Transaction, member: MemberRow) => Promise<unknown> = async () => undefined,
): Promise<MemberRow> {
  const { password, paymentPassword, mobile, upline, rates = {} } = given;
  const values = {
    merchant: scope.code,
    account: given.account,
    type: given.type ?? 0,
    passwordHash: await hashPassword(password),
    paymentPasswordHash: paymentPassword ? await hashPassword(paymentPassword) : null,
    nickname: given.nickname ?? '',
    inviteLinkId: given.inviteLinkId ?? null,
    ...toKeptPhone(scope, {
      mobileNum: mobile ?? '',
      countryDialingCode: given.countryDialingCode,
    }),
    email: given.email?.trim() || null,
    payeeName: given.payeeName?.trim() || null,
    contacts: { ...given.contacts },
    uplineId: upline?.id ?? null,
    affiliateCode: newCode(),
  };
  return transact(services.db, async (tx) => {
    if (upline !== undefined) await lockMember(tx, upline.id);
    const registeredAt = new Date(await readClock(tx, services));
    const phoneVerifiedAt = mobile && given.isPhoneVerified ? registeredAt : null;
    const emailVerifiedAt = values.email && given.isEmailVerified ? registeredAt : null;
    const proved = { phoneVerifiedAt, emailVerifiedAt };
    const member = await insert(tx, { ...values, ...proved, registeredAt }, upline);
    await writeFirstRates(tx, { clock: services.clock, config: scope.config }, member, rates);
    await also(tx, member);
    return member;
  }).catch(refuseTaken);
}
