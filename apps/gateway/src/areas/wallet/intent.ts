import { eq } from 'drizzle-orm';
import type { walletCalls } from '@playhouse/wps';
import type { Asked } from '../../call/route';
import { members } from '../../db/schema';
import type { MemberAsker } from '../../model/asker';
import { intentOf } from '../../model/command';

/** How an intent ended. A request that is still being worked on is waited for, so that `unknown` is never too early. */
export async function intent(
  { services, member }: MemberAsker,
  { query }: Asked<typeof walletCalls.intent>,
) {
  const known = await services.db.transaction(async (tx) => {
    await tx.select({ id: members.id }).from(members).where(eq(members.id, member.id)).for('share');
    return intentOf(tx, member.id, query.key);
  });
  if (known === undefined) return { state: 'unknown' as const };
  const { kind, code, answer, createdAt } = known;
  const state = known.state === 'committed' ? ('committed' as const) : ('refused' as const);
  return { state, kind, code, answer, createTime: createdAt.getTime() };
}
