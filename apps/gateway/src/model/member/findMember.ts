import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/open';
import { members } from '../../db/schema';
import type { MemberRow } from '../../db/schema';

/** Digits without the zeros that people write before a national number. */
export const normalMobile = (mobile: string) => mobile.replace(/\D/g, '').replace(/^0+/, '');

export async function findMemberByAccount(
  db: Queryable,
  merchant: string,
  account: string,
): Promise<MemberRow | undefined> {
  const [found] = await db
    .select()
    .from(members)
    .where(
      and(
        eq(members.merchant, merchant),
        eq(sql`lower(${members.account})`, account.trim().toLowerCase()),
      ),
    );
  return found;
}

export async function findMemberByMobile(
  db: Queryable,
  merchant: string,
  mobile: string,
): Promise<MemberRow | undefined> {
  const [found] = await db
    .select()
    .from(members)
    .where(and(eq(members.merchant, merchant), eq(members.mobile, normalMobile(mobile))));
  return found;
}
