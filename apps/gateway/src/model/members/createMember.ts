import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/open';
import { members } from '../../db/schema';
import type { MerchantScope } from '../../base/merchants';
import type { Services } from '../services';
import { normalMobile } from './members';
import { hashPassword } from './passwords';
import type { MemberRow } from './sessions';

/** What a new member is made from; what is left out stays empty. */
export interface NewMember {
  readonly account: string;
  readonly password: string;
  readonly type?: number;
  readonly paymentPassword?: string;
  readonly nickname?: string;
  readonly mobile?: string;
  readonly countryDialingCode?: string;
  readonly email?: string;
  readonly payeeName?: string;
  readonly contacts?: Readonly<Record<string, string>>;
  readonly upline?: MemberRow;
  readonly rates?: Readonly<Record<string, number>>;
}

// No vowels and no look-alikes: a code is read aloud and must not spell a word.
const letters = 'BCDFGHJKLMNPQRSTVWXZ23456789';
export const newCode = (length = 7) =>
  Array.from({ length }, () => letters[randomInt(letters.length)]).join('');

async function insert(
  tx: Transaction | Database,
  values: typeof members.$inferInsert,
  upline?: MemberRow,
) {
  const [made] = await tx.insert(members).values(values).returning();
  if (made === undefined) throw new Error('a member could not be made');
  const teamPath = `${upline?.teamPath ?? '/'}${made.id}/`;
  await tx.update(members).set({ teamPath }).where(eq(members.id, made.id));
  return { ...made, teamPath };
}

/** Writes a new member. Uniqueness is the database's: the caller checks first only for a kinder message. */
export async function createMember(
  services: Services,
  scope: MerchantScope,
  given: NewMember,
  tx: Transaction | Database = services.db,
): Promise<MemberRow> {
  const { password, paymentPassword, mobile, upline, rates } = given;
  const values = {
    merchant: scope.code,
    account: given.account,
    type: given.type ?? 0,
    passwordHash: await hashPassword(password),
    paymentPasswordHash: paymentPassword ? await hashPassword(paymentPassword) : null,
    nickname: given.nickname ?? '',
    countryDialingCode: given.countryDialingCode ?? null,
    mobile: mobile ? normalMobile(mobile) : null,
    email: given.email?.trim() || null,
    payeeName: given.payeeName?.trim() || null,
    contacts: { ...given.contacts },
    uplineId: upline?.id ?? null,
    affiliateCode: newCode(),
    rates: { ...rates },
    registeredAt: new Date(services.now()),
  };
  return insert(tx, values, upline);
}
