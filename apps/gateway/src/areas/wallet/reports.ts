import { and, desc, eq, gte, inArray, like, lt, sql } from 'drizzle-orm';
import type { WireAnswerOf } from '@playhouse/wps';
import { walletCalls } from '@playhouse/wps';
import {
  ledgerAccounts,
  ledgerEntries,
  ledgerTransactions,
  members,
  orders,
} from '../../db/schema';
import { toMajor } from '../../ledger/money';
import { pageFields, windowOf } from '../../call/paging';
import { periodOf } from '../../base/period';
import type { Asked } from '../../call/route';
import type { MemberAsker } from '../../model/asker';
import { settleDue } from '../../model/lottery/settle';
import { isAgent } from '../../model/members/members';
import { statusOf } from '../../model/wallet/orders';
import { methodName } from '../../model/wallet/methods';

type Query = Asked<typeof walletCalls.depositReport | typeof walletCalls.withdrawReport>['query'];
type Kind = NonNullable<WireAnswerOf<typeof walletCalls.transactions>['list']>[number]['type'];

/** Deposits or withdrawals of the period, newest first. */
export async function fundReport(
  { services, member, scope, language }: MemberAsker,
  query: Query,
  kind: 'deposit' | 'withdraw',
) {
  const { from, until } = periodOf(query, scope.config.timeZone);
  const rows = await services.db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.memberId, member.id),
        eq(orders.kind, kind),
        gte(orders.createdAt, from),
        lt(orders.createdAt, until),
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id));
  const records = rows
    .map((order) => ({ order, status: statusOf(order, services.now()) }))
    .filter(({ status }) => query.status === undefined || query.status === status);
  const window = windowOf(query.pageNo, query.pageSize);
  const list = records
    .slice(window.offset, window.offset + window.limit)
    .map(({ order, status }) => ({
      orderId: order.id,
      methodName: methodName(order.method, language),
      amount: toMajor(order.amount, scope),
      fee: toMajor(order.fee, scope),
      status,
      createTime: order.createdAt.getTime(),
      remark: order.detail['card'] ? `•••• ${order.detail['card']}` : null,
    }));
  const moved = records.filter(({ status }) => status === 'success' || status === 'processing');
  const amount = toMajor(
    moved.reduce((sum, { order }) => sum + order.amount, 0),
    scope,
  );
  return { list, ...pageFields(window, records.length), footer: { amount } };
}

const isKind = (kind: string): kind is Kind =>
  walletCalls.transactionTypes.some((type) => type === kind);

/** Movements of the wallet, newest first; `types=A` shows an agent the whole team's. */
export async function transactions(
  { services, member, scope }: MemberAsker,
  { query }: Asked<typeof walletCalls.transactions>,
) {
  await settleDue(services, member.id);
  const { from, until } = periodOf(query, scope.config.timeZone);
  const team = query.types === 'A' && isAgent(member);
  const where = and(
    eq(ledgerAccounts.kind, 'member'),
    team ? like(members.teamPath, `${member.teamPath}%`) : eq(ledgerAccounts.memberId, member.id),
    gte(ledgerTransactions.createdAt, from),
    lt(ledgerTransactions.createdAt, until),
    inArray(
      ledgerTransactions.kind,
      query.type === undefined ? [...walletCalls.transactionTypes] : [query.type],
    ),
  );
  const window = windowOf(query.pageNo, query.pageSize);
  const rows = await services.db
    .select({
      transaction: ledgerTransactions,
      entry: ledgerEntries,
      account: members.account,
      size: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .innerJoin(members, eq(members.id, ledgerAccounts.memberId))
    .where(where)
    .orderBy(desc(ledgerTransactions.createdAt), desc(ledgerEntries.id))
    .limit(window.limit)
    .offset(window.offset);
  const list = rows.flatMap(({ transaction: { id, kind, createdAt, note }, entry, account }) =>
    isKind(kind)
      ? [
          {
            id: `${id}-${entry.id}`,
            type: kind,
            amount: toMajor(entry.amount, scope),
            balance: toMajor(entry.balanceAfter ?? 0, scope),
            createTime: createdAt.getTime(),
            remark: note || null,
            userName: team ? account : null,
          },
        ]
      : [],
  );
  return { list, ...pageFields(window, rows[0]?.size ?? 0) };
}
