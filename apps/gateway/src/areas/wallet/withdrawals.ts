import { and, count, eq, gte, ne } from 'drizzle-orm';
import { errorCodes } from '@playhouse/wps';
import type { walletCalls } from '@playhouse/wps';
import { bankCards, members, orders, rounds } from '../../db/schema';
import type { Queryable } from '../../db/open';
import { balanceOf } from '../../ledger/balance';
import { toMajor, toMinor } from '../../ledger/money';
import { post } from '../../ledger/post';
import { Failure } from '../../base/failure';
import { dayOf, startOfDay } from '../../base/period';
import type { Asked } from '../../call/route';
import type { MemberAsker } from '../../model/asker';
import { sumOf } from '../../db/sumOf';
import { demandActualAccount, demandPaymentPassword } from '../../model/members/payment';

/** Bounds in major units: of one withdrawal, of a day, and how many a day. */
const bounds = { least: 100, most: 50_000, perDay: 100_000, countPerDay: 5 };

async function usedToday({ services, member, scope }: MemberAsker, db: Queryable) {
  const { timeZone } = scope.config;
  const since = startOfDay(dayOf(services.now(), timeZone), timeZone);
  const mine = and(
    eq(orders.memberId, member.id),
    eq(orders.kind, 'withdraw'),
    ne(orders.status, 'failed'),
    gte(orders.createdAt, since),
    // History that was made up counts against nobody.
    ne(orders.id, `W${member.id}S`),
  );
  const [row] = await db
    .select({ size: count(), amount: sumOf(orders.amount) })
    .from(orders)
    .where(mine);
  return { size: row?.size ?? 0, amount: row?.amount ?? 0 };
}

/** What must still be staked: every deposit once. Minor units. */
async function turnoverOpen({ member }: MemberAsker, db: Queryable): Promise<number> {
  const paid = and(
    eq(orders.memberId, member.id),
    eq(orders.kind, 'deposit'),
    eq(orders.status, 'success'),
    ne(orders.id, `D${member.id}S`),
  );
  const [deposits] = await db
    .select({ amount: sumOf(orders.amount) })
    .from(orders)
    .where(paid);
  const [staked] = await db
    .select({ amount: sumOf(rounds.bet) })
    .from(rounds)
    .where(eq(rounds.memberId, member.id));
  return Math.max(0, (deposits?.amount ?? 0) - (staked?.amount ?? 0));
}

export async function withdrawConfig(asker: MemberAsker) {
  const { services, member, scope } = asker;
  const [used, open] = await Promise.all([
    usedToday(asker, services.db),
    turnoverOpen(asker, services.db),
  ]);
  return {
    minAmount: bounds.least,
    maxAmount: bounds.most,
    feeRate: 0,
    remainingToday: Math.max(0, bounds.perDay - toMajor(used.amount, scope)),
    remainingCount: Math.max(0, bounds.countPerDay - used.size),
    turnoverOpen: toMajor(open, scope),
    hasPaymentPassword: member.paymentPasswordHash !== null,
  };
}

async function demandAllowed(asker: MemberAsker, db: Queryable, amount: number): Promise<void> {
  const { scope } = asker;
  const used = await usedToday(asker, db);
  const spent =
    used.size >= bounds.countPerDay || used.amount + amount > toMinor(bounds.perDay, scope);
  if (amount < toMinor(bounds.least, scope) || amount > toMinor(bounds.most, scope) || spent) {
    throw new Failure(errorCodes.amountOutOfRange);
  }
  if ((await turnoverOpen(asker, db)) > 0) throw new Failure(errorCodes.turnoverOpen);
}

/** Takes the amount out of the wallet at once and notes the payout as on its way; once per request id. */
export async function createWithdraw(
  asker: MemberAsker,
  { body }: Asked<typeof walletCalls.createWithdraw>,
) {
  const { services, member, scope } = asker;
  demandActualAccount(member);
  await demandPaymentPassword(asker, body.paymentPassword);
  const amount = toMinor(body.amount, scope);
  const mine = and(
    eq(bankCards.memberId, member.id),
    eq(bankCards.id, Number(body.bankCardId) || 0),
  );
  const [card] = await services.db.select().from(bankCards).where(mine);
  if (card === undefined) throw new Failure(errorCodes.notFound);
  if ((await balanceOf(services.db, member.id)) < amount)
    throw new Failure(errorCodes.balanceInsufficient);
  await demandAllowed(asker, services.db, amount);
  const id = `W${member.id}-${body.requestId.replace(/[^\w-]/g, '').slice(0, 60)}`;
  const at = new Date(services.now());
  await services.db.transaction(async (tx) => {
    await tx
      .select({ id: members.id })
      .from(members)
      .where(eq(members.id, member.id))
      .for('update');
    const [made] = await tx
      .insert(orders)
      .values({
        id,
        merchant: scope.code,
        memberId: member.id,
        kind: 'withdraw',
        method: card.bankName,
        amount,
        status: 'processing',
        detail: { card: card.number.slice(-4) },
        createdAt: at,
      })
      .onConflictDoNothing()
      .returning();
    if (made === undefined) return;
    await post(tx, {
      merchant: scope.code,
      memberId: member.id,
      kind: 'withdraw',
      key: `withdraw ${id}`,
      at,
      lines: [
        { account: member.id, amount: -amount },
        { account: 'withdrawals', amount },
      ],
    });
  });
  return { orderId: id, amount: body.amount, fee: 0, status: 'processing' as const };
}

/** Moves money to the superior; once per request id (MINE-07). */
export async function transferToUpline(
  asker: MemberAsker,
  { body }: Asked<typeof walletCalls.transferToUpline>,
) {
  const { services, member, scope } = asker;
  demandActualAccount(member);
  const upline = member.uplineId;
  if (upline === null) throw new Failure(errorCodes.uplineMissing);
  await demandPaymentPassword(asker, body.paymentPassword);
  const amount = toMinor(body.amount, scope);
  if (amount <= 0) throw new Failure(errorCodes.requestInvalid);
  const key = `transfer ${member.id} ${body.requestId}`;
  const at = new Date(services.now());
  const transferId = await services.db.transaction(async (tx) => {
    const common = { merchant: scope.code, at };
    // Two records of one movement, so that each member sees its own side of it.
    const out = await post(tx, {
      ...common,
      memberId: member.id,
      kind: 'transferOut',
      key,
      lines: [
        { account: member.id, amount: -amount },
        { account: 'commission', amount },
      ],
    });
    await post(tx, {
      ...common,
      memberId: upline,
      kind: 'transferIn',
      key: `${key} in`,
      note: member.account,
      lines: [
        { account: upline, amount },
        { account: 'commission', amount: -amount },
      ],
    });
    return out.transactionId;
  });
  return { transferId, sumBalance: toMajor(await balanceOf(services.db, member.id), scope) };
}
