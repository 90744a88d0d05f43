import { eq } from 'drizzle-orm';
import type { walletCalls } from '@playhouse/wps';
import type { Asked } from '../../call/route';
import { members } from '../../db/schema';
import { transact } from '../../db/transact';
import type { MemberAsker } from '../../model/platform/asker';
import * as commands from '../../model/platform/command';

type IntentRow = NonNullable<Awaited<ReturnType<typeof commands.findIntent>>>;

function toIntentState({ kind, code, answer, createdAt, ...row }: IntentRow) {
  const state = row.state === 'committed' ? ('committed' as const) : ('refused' as const);
  return { state, kind, code, answer, createTime: createdAt.getTime() };
}

/** How an intent ended. A request that is still being worked on is waited for, so that `unknown` is never too early. */
export async function intent(
  { services, member }: MemberAsker,
  { query }: Asked<typeof walletCalls.intent>,
) {
  const known = await transact(services.db, async (tx) => {
    await tx.select({ id: members.id }).from(members).where(eq(members.id, member.id)).for('share');
    return commands.findIntent(tx, member.id, query.key);
  });
  return known === undefined ? { state: 'unknown' as const } : toIntentState(known);
}

/** Gives up what never arrived; answers how it ended, which may be otherwise. */
export async function dropIntent(
  { services, member }: MemberAsker,
  { body }: Asked<typeof walletCalls.dropIntent>,
) {
  return toIntentState(await commands.dropIntent(services, member.id, body.key));
}
