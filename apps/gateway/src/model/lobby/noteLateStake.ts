import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/open';
import { lateStakes } from '../../db/schema';

type Stake = Pick<typeof lateStakes.$inferInsert, 'merchant' | 'memberId' | 'category' | 'risked'>;

/** Notes a stake that is settled on a later day of its merchant's than that on which it was placed. */
export async function noteLateStake(
  tx: Transaction,
  { merchant, memberId, category, risked }: Stake,
  placedAt: Date,
  settledAt: Date,
): Promise<void> {
  await tx.execute(sql`
    insert into ${lateStakes} (merchant, member_id, category, day, placed_day, risked)
    select ${merchant}, ${memberId}::bigint, ${category}, settled, placed, ${risked}::bigint
    from (select merchant_day(${merchant}, ${settledAt.toISOString()}::timestamptz) as settled,
      merchant_day(${merchant}, ${placedAt.toISOString()}::timestamptz) as placed) days
    where placed < settled`);
}
