import { and, count, eq, gte, inArray, ne } from 'drizzle-orm';
import { calculateFee, errorCodes } from '@playhouse/wps';
import type { walletCalls } from '@playhouse/wps';
import { readClock } from '../../db/clock';
import { ledgerTransactions, orders, payoutAccounts } from '../../db/schema';
import type { Queryable, Transaction } from '../../db/open';
import { getBalance } from '../../ledger/balance';
import { readAmount, toMajor, toMinor } from '../../ledger/money';
import { post } from '../../ledger/post';
import { Failure } from '../../base/failure';
import type { MerchantScope } from '../../base/merchants';
import { resize } from '../../content/currencySize';
import { toDay, startOfDay } from '../../base/period';
import type { Asked } from '../../call/route';
import type { MemberAsker } from '../../model/platform/asker';
import { sumColumn } from '../../db/sumColumn';
import { rowId } from '../../base/rowId';
import { command } from '../../model/platform/command';
import { demandNoLockedGifts, findLockedGifts } from '../../ledger/lockedGifts';
import { readTurnover, turnoverOpen } from '../../ledger/turnover';
import type { Turnover } from '../../ledger/turnover';
import { getRemark } from '../../content/remarks';
import { maskAccount } from '../../model/member/masks';
import { sealPayout } from '../../model/wallet/payoutCopy';
import { demandCashier, findWay, listWays } from '../../model/wallet/paymentWays';
import type { OpenWay } from '../../model/wallet/paymentWays';
import { newOrderId } from '../../model/platform/orderId';
import { demandPaymentPassword } from '../../model/auth/paymentPassword';
import { demandActualAccount } from '../../model/member/memberType';

/** Bounds of a day, in major units of a peso, and how many withdrawals a day has; those of one are its way's. */
const bounds = { perDay: 100_000, countPerDay: 5 };

const mostPerDay = ({ config }: MerchantScope) => resize(bounds.perDay, config.currency.code);

async function usedToday({ services, member, scope }: MemberAsker, db: Queryable) {
  const { timeZone } = scope.config;
  const since = startOfDay(toDay(await readClock(db, services), timeZone), timeZone);
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

/** The movements that asked for stakes, as the records tell them. */
async function causesOf({ services, scope, language }: MemberAsker, { causes }: Turnover) {
  if (causes.length === 0) return [];
  const ids = causes.map(({ transactionId }) => transactionId);
  const rows = await services.db
    .select({
      id: ledgerTransactions.id,
      kind: ledgerTransactions.kind,
      note: ledgerTransactions.note,
    })
    .from(ledgerTransactions)
    .where(inArray(ledgerTransactions.id, ids));
  const moved = new Map(rows.map((row) => [row.id, row]));
  return causes.map(({ transactionId, amount }) => {
    const row = moved.get(transactionId) ?? { kind: 'adjustment', note: '' };
    return {
      type: row.kind,
      remark: getRemark(row, language, scope),
      amount: toMajor(amount, scope),
    };
  });
}

export async function withdrawConfig(asker: MemberAsker) {
  const { services, member, scope, language } = asker;
  demandCashier(services);
  const [used, turnover, locked] = await Promise.all([
    usedToday(asker, services.db),
    readTurnover(services.db, member.id),
    findLockedGifts(services.db, member),
  ]);
  const terms = listWays(scope, 'out').map((way) => way.terms);
  return {
    minAmount: Math.min(...terms.map(({ minAmount }) => minAmount)),
    maxAmount: Math.max(...terms.map(({ maxAmount }) => maxAmount)),
    remainingToday: Math.max(0, mostPerDay(scope) - toMajor(used.amount, scope)),
    remainingCount: Math.max(0, bounds.countPerDay - used.size),
    turnoverOpen: toMajor(turnover.open, scope),
    turnoverRequired: toMajor(turnover.required, scope),
    turnoverCauses: await causesOf(asker, turnover),
    lockedGifts: locked.map(({ cause: note, amount }) => ({
      type: 'promotion',
      remark: getRemark({ kind: 'promotion', note }, language, scope),
      amount: toMajor(amount, scope),
    })),
    hasPaymentPassword: member.paymentPasswordHash !== null,
  };
}

async function demandAllowed(
  asker: MemberAsker,
  db: Queryable,
  amount: number,
  { minAmount, maxAmount }: OpenWay<'out'>['terms'],
): Promise<void> {
  const { scope } = asker;
  const used = await usedToday(asker, db);
  const spent =
    used.size >= bounds.countPerDay || used.amount + amount > toMinor(mostPerDay(scope), scope);
  if (amount < toMinor(minAmount, scope) || amount > toMinor(maxAmount, scope) || spent) {
    throw new Failure(errorCodes.amountOutOfRange);
  }
  await demandNoLockedGifts(db, asker.member);
  if ((await turnoverOpen(db, asker.member.id)) > 0) throw new Failure(errorCodes.turnoverOpen);
}

async function findAccount(tx: Transaction, memberId: number, id: string) {
  const mine = and(eq(payoutAccounts.memberId, memberId), eq(payoutAccounts.id, rowId(id)));
  const [account] = await tx.select().from(payoutAccounts).where(mine);
  if (account === undefined) throw new Failure(errorCodes.notFound);
  return account;
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
      demandCashier(services);
      demandActualAccount(asker.member);
      await demandPaymentPassword(asker, paymentPassword);
    },
    run: async (tx, member, at) => {
      const amount = readAmount(body.amount, scope);
      const account = await findAccount(tx, member.id, body.bankCardId);
      const way = findWay(scope, 'out', account.method);
      // A merchant may have given up a way that accounts were added for.
      if (way === undefined) throw new Failure(errorCodes.notFound);
      if ((await getBalance(tx, member.id)) < amount)
        throw new Failure(errorCodes.balanceInsufficient);
      await demandAllowed({ ...asker, member }, tx, amount, way.terms);
      const fee = calculateFee(amount, way.terms.feeRate);
      const id = newOrderId('W', member.id);
      const common = { merchant: scope.code, memberId: member.id, kind: 'withdraw' };
      await tx.insert(orders).values({
        ...common,
        id,
        method: account.bankName,
        amount,
        fee,
        status: 'processing',
        detail: { card: maskAccount(account.number) },
        payout: sealPayout(services, account),
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
      return {
        orderId: id,
        amount: body.amount,
        fee: toMajor(fee, scope),
        status: 'processing' as const,
      };
    },
  });
}
