import { and, eq, lte } from 'drizzle-orm';
import type { MerchantScope } from '../../base/merchants';
import type { Transaction } from '../../db/open';
import { applications, turnoverShifts } from '../../db/schema';
import { toMinor } from '../../ledger/money';
import { post } from '../../ledger/post';
import type { OrderRow } from './orders';

/** The least first deposit that the welcome bonus is given on, in major units. */
const leastDeposit = 100;
/** How often deposit and bonus are to be staked before a withdrawal. */
const timesStaked = 8;

/**
 * Doubles a member's first deposit, if the member had joined the welcome activity before. Its turnover comes with it:
 * the deposit itself is to be staked once anyway.
 * @param amount what arrived of the order, in minor units
 */
export async function payWelcome(
  tx: Transaction,
  order: OrderRow,
  amount: number,
  scope: MerchantScope,
  at: Date,
): Promise<void> {
  const { merchant, memberId } = order;
  const joinedBefore = and(
    eq(applications.memberId, memberId),
    eq(applications.activityId, 'welcome'),
    lte(applications.createdAt, order.createdAt),
  );
  const [joined] = await tx.select().from(applications).where(joinedBefore);
  if (joined === undefined || order.amount < toMinor(leastDeposit, scope)) return;
  const { transactionId, replayed } = await post(tx, {
    merchant,
    memberId,
    kind: 'promotion',
    key: `welcome ${memberId}`,
    note: 'welcome',
    at,
    lines: [
      { account: memberId, amount },
      { account: 'bonus', amount: -amount },
    ],
  });
  if (replayed) return;
  const toStake = timesStaked * (amount + amount) - order.amount;
  await tx.insert(turnoverShifts).values({ memberId, transactionId, amount: toStake });
}
