import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/open';
import { members } from '../../db/schema';
import type { MemberRow } from '../../db/schema';

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
