import type { SQL } from 'drizzle-orm';
import { and, eq, gte, lt, ne, or, sql } from 'drizzle-orm';
import type { walletCalls } from '@playhouse/wps';
import type { Asked } from '../../call/route';
import { inPeriod, report } from '../../call/report';
import { readClock } from '../../db/clock';
import type { OrderRow } from '../../db/schema';
import { orders } from '../../db/schema';
import { addDays } from '../../call/addDays';
import { toMajor } from '../../ledger/money';
import type { MemberAsker } from '../../model/platform/asker';
import { lifeMinutes, getOrderStatus } from '../../model/wallet/orders';
import { getMethodName } from '../../model/wallet/paymentWays';

type Query = Asked<typeof walletCalls.depositReport | typeof walletCalls.withdrawReport>['query'];

/** When the money moved: a deposit when it was settled, a withdrawal when it was asked for. */
const movedAt = {
  deposit: sql<Date>`coalesce(${orders.settledAt}, ${orders.createdAt})`,
  withdraw: sql<Date>`${orders.createdAt}`,
};

/** Orders that stand as `status` says: nobody writes down that one has expired. */
function standsAs(status: Query['status'], now: number): SQL | undefined {
  if (status === undefined) return undefined;
  const limit = new Date(now - lifeMinutes * 60_000);
  const expired = and(eq(orders.kind, 'deposit'), lt(orders.createdAt, limit));
  if (status === 'expired') return and(eq(orders.status, 'pending'), expired);
  if (status !== 'pending') return eq(orders.status, status);
  return and(
    eq(orders.status, 'pending'),
    or(ne(orders.kind, 'deposit'), gte(orders.createdAt, limit)),
  );
}

/** The account that it went to, by its last signs, and why it was refused. */
function writeRemark({ detail }: OrderRow): string | null {
  const { card, reason } = detail;
  const parts = [card && `•••• ${card}`, reason].filter(Boolean);
  return parts.length === 0 ? null : parts.join(' · ');
}

/** Orders that moved money, with their fees: refused, expired and open deposits moved nothing. */
const moved = sql`${orders.status} = 'success' or (${orders.kind} = 'withdraw' and ${orders.status} = 'processing')`;
const sums = {
  amount:
    sql<number>`coalesce(sum(${orders.amount} - ${orders.fee}) filter (where ${moved}), 0)`.mapWith(
      Number,
    ),
  fee: sql<number>`coalesce(sum(${orders.fee}) filter (where ${moved}), 0)`.mapWith(Number),
};

/** Deposits or withdrawals of the period, newest first. */
export async function fundReport(
  { services, member, scope, language }: MemberAsker,
  query: Query,
  kind: 'deposit' | 'withdraw',
) {
  const { db } = services;
  const now = await readClock(db, services);
  const at = movedAt[kind];
  const where = and(
    eq(orders.memberId, member.id),
    eq(orders.kind, kind),
    inPeriod(at, query, scope),
    standsAs(query.status, now),
  );
  const day = sql<string>`(${at} at time zone ${scope.config.timeZone}::text)::date::text`;
  const [page, days] = await Promise.all([
    report(query, {
      columns: [
        { by: at, type: 'time' },
        { by: orders.id, type: 'text' },
      ],
      where,
      select: (place) => db.select({ order: orders, ...place }).from(orders),
      toLine: ({ order }) => ({
        orderId: order.id,
        methodName: getMethodName(order.method, language),
        amount: toMajor(order.amount, scope),
        fee: toMajor(order.fee, scope),
        status: getOrderStatus(order, now),
        createTime: order.createdAt.getTime(),
        moveTime: (kind === 'deposit' && order.settledAt
          ? order.settledAt
          : order.createdAt
        ).getTime(),
        remark: writeRemark(order),
      }),
    }),
    db
      .select({ day, ...sums })
      .from(orders)
      .where(where)
      .groupBy(sql`1`),
  ]);
  return { ...page, footer: addDays(days, ['amount', 'fee'], scope) };
}
