import { calculateFee, multiplyMoney } from '@playhouse/wps';
import { and, eq, lte } from 'drizzle-orm';
import type { MerchantScope } from '../../base/merchants';
import { activityContents } from '../../content/activities';
import type { Transaction } from '../../db/open';
import { applications } from '../../db/schema';
import { toMinor } from '../../ledger/money';
import { giveBonus } from '../../ledger/giveBonus';
import type { OrderRow } from '../../db/schema';
import { findTermsAt } from './termsInForce';

/**
 * Gives a share of a member's first deposit, by the activities that promise it and that the member had joined before, by
 * their terms of the day on which it was ordered.
 * Its turnover comes with it: the deposit itself is to be staked once anyway.
 * @param arrived of the order, in minor units
 * @returns what was given, and what is to be staked for it beside the deposit itself; minor units
 */
export async function payWelcome(
  tx: Transaction,
  order: OrderRow,
  arrived: number,
  scope: MerchantScope,
  at: Date,
): Promise<{ readonly bonus: number; readonly toStake: number }> {
  const { memberId } = order;
  const given = { bonus: 0, toStake: 0 };
  const terms = await findTermsAt(tx, scope, order.createdAt);
  for (const { id, pays, timesStaked } of terms.apply(activityContents)) {
    if (pays.by !== 'firstDeposit' || order.amount < toMinor(pays.least, scope)) continue;
    const joinedBefore = and(
      eq(applications.memberId, memberId),
      eq(applications.activityId, id),
      lte(applications.createdAt, order.createdAt),
    );
    const [joined] = await tx.select().from(applications).where(joinedBefore);
    if (joined === undefined) continue;
    const amount = Math.min(calculateFee(arrived, pays.percent), toMinor(pays.most, scope));
    const toStake = Math.max(0, multiplyMoney(arrived + amount, timesStaked) - order.amount);
    const key = `${id} ${memberId}`;
    await giveBonus(tx, scope, { memberId, cause: id, key, amount, at, toStake });
    given.bonus += amount;
    given.toStake += toStake;
  }
  return given;
}
