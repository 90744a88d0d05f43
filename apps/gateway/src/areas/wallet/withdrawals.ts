import { and, count, eq, gte, ne } from 'drizzle-orm';
import { errorCodes } from '@playhouse/wps';
import type { walletCalls } from '@playhouse/wps';
import { bankCards, orders } from '../../db/schema';
import type { Queryable, Transaction } from '../../db/open';
import { getBalance } from '../../ledger/balance';
import { readAmount, toMajor, toMinor } from '../../ledger/money';
import { post } from '../../ledger/post';
import { Failure } from '../../base/failure';
import { toDay, startOfDay } from '../../base/period';
import type { Asked } from '../../call/route';
import type { MemberAsker } from '../../model/platform/asker';
import { sumColumn } from '../../db/sumColumn';
import { rowId } from '../../base/rowId';
import { command } from '../../model/platform/command';
import { turnoverOpen } from '../../ledger/turnover';
import { newOrderId } from '../../model/platform/orderId';
import { demandPaymentPassword } from '../../model/auth/paymentPassword';
import { demandActualAccount } from '../../model/member/memberType';

/** Bounds in major units: of one withdrawal, of a day, and how many a day. */
const bounds = { least: 100, most: 50_000, perDay: 100_000, countPerDay: 5 };

async function usedToday({ services, member, scope }: MemberAsker, db: Queryable) {
  const { timeZone } = scope.config;
  const since = startOfDay(toDay(services.now(), timeZone), timeZone);
  const mine = and(
    eq(orders.memberId, member.id),
    eq(orders.kind, 'withdraw'),
    ne(orders.status, 'failed'),
    gte(orders.createdAt, since),
    // History that was made up counts against nobody.
    ne(orders.id, `W${member.id}S`),
  );
  const [row] = await db
    .select({ size: count(), amount: sumColumn(orders.amount) })
    .from(orders)
    .where(mine);
  return { size: row?.size ?? 0, amount: row?.amount ?? 0 };
}

export async function withdrawConfig(asker: MemberAsker) {
  const { services, member, scope } = asker;
  const [used, open] = await Promise.all([
    usedToday(asker, services.db),
    turnoverOpen(services.db, member.id),
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
  if ((await turnoverOpen(db, asker.member.id)) > 0) throw new Failure(errorCodes.turnoverOpen);
}

async function cardOf(tx: Transaction, memberId: number, id: string) {
  const mine = and(eq(bankCards.memberId, memberId), eq(bankCards.id, rowId(id)));
  const [card] = await tx.select().from(bankCards).where(mine);
  if (card === undefined) throw new Failure(errorCodes.notFound);
  return card;
}

/** Takes the amount out of the wallet at once and notes the payout as on its way; once for each intent. */
export async function createWithdraw(
  asker: MemberAsker,
  { body }: Asked<typeof walletCalls.createWithdraw>,
) {
  const { services, scope } = asker;
  const { requestId, paymentPassword, ...what } = body;
  return command(services, asker.member.id, {
    intent: { key: requestId, kind: 'withdraw', body: what },
    admit: async () => {
      demandActualAccount(asker.member);
      await demandPaymentPassword(asker, paymentPassword);
    },
    run: async (tx, member) => {
      const amount = readAmount(body.amount, scope);
      const card = await cardOf(tx, member.id, body.bankCardId);
      if ((await getBalance(tx, member.id)) < amount)
        throw new Failure(errorCodes.balanceInsufficient);
      await demandAllowed({ ...asker, member }, tx, amount);
      const id = newOrderId('W', member.id);
      const at = new Date(services.now());
      const common = { merchant: scope.code, memberId: member.id, kind: 'withdraw' };
      await tx.insert(orders).values({
        ...common,
        id,
        method: card.bankName,
        amount,
        status: 'processing',
        detail: { card: card.number.slice(-4) },
        createdAt: at,
      });
      await post(tx, {
        ...common,
        key: `withdraw ${id}`,
        at,
        lines: [
          { account: member.id, amount: -amount },
          { account: 'withdrawals', amount },
        ],
      });
      return { orderId: id, amount: body.amount, fee: 0, status: 'processing' as const };
    },
  });
}
