import { and, desc, eq } from 'drizzle-orm';
import { errorCodes, multiplyMoney } from '@playhouse/wps';
import type { promotionCalls } from '@playhouse/wps';
import { rewardTitles } from '../../content/letters';
import { getRewardCause } from '../../content/remarks';
import { tell } from '../../content/merchantText';
import { timesRewardStaked } from '../../content/gifts';
import { readClock } from '../../db/clock';
import { rewards } from '../../db/schema';
import { giveBonus } from '../../ledger/giveBonus';
import { toMajor } from '../../ledger/money';
import { Failure } from '../../base/failure';
import type { Asked } from '../../call/route';
import type { MemberAsker } from '../../model/platform/asker';
import { command } from '../../model/platform/command';
import { findTermsAt } from '../../model/promotions/termsInForce';
import { demandActualAccount } from '../../model/member/memberType';

export async function listRewards({ services, member, scope, language }: MemberAsker) {
  const mine = eq(rewards.memberId, member.id);
  const rows = await services.db
    .select()
    .from(rewards)
    .where(mine)
    .orderBy(desc(rewards.createdAt));
  const now = await readClock(services.db, services);
  return rows.map(({ id, template, amount, createdAt, expiresAt, claimedAt }) => {
    const expired = expiresAt !== null && expiresAt.getTime() <= now;
    const unclaimed = expired ? ('expired' as const) : ('claimable' as const);
    const status = claimedAt === null ? unclaimed : ('claimed' as const);
    const title = rewardTitles.get(template);
    return {
      id,
      title: title === undefined ? template : tell(title, language, scope),
      amount: toMajor(amount, scope),
      status,
      createTime: createdAt.getTime(),
      expireTime: expiresAt?.getTime() ?? null,
    };
  });
}

/** Pays a reward into the wallet, once. */
export async function claimReward(
  { services, member: { id: memberId }, scope }: MemberAsker,
  { body }: Asked<typeof promotionCalls.claimReward>,
) {
  const { requestId: key, ...what } = body;
  return command(services, memberId, {
    intent: { key, kind: 'reward', body: what },
    run: async (tx, member, at) => {
      demandActualAccount(member);
      const mine = and(eq(rewards.id, body.id), eq(rewards.memberId, member.id));
      const [reward] = await tx.select().from(rewards).where(mine);
      if (reward === undefined || (reward.expiresAt !== null && reward.expiresAt <= at))
        throw new Failure(errorCodes.notFound);
      if (reward.claimedAt !== null) throw new Failure(errorCodes.rewardTaken);
      await tx.update(rewards).set({ claimedAt: at }).where(mine);
      // By the terms under which it was promised, however late it is taken.
      const { gifts } = await findTermsAt(tx, scope, reward.createdAt);
      await giveBonus(tx, scope, {
        memberId,
        cause: getRewardCause(reward.template),
        key: `reward ${reward.id}`,
        amount: reward.amount,
        toStake: multiplyMoney(reward.amount, timesRewardStaked(gifts, reward.template)),
        at,
      });
      return { amount: toMajor(reward.amount, scope) };
    },
  });
}
