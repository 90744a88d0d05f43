import type { SQL } from 'drizzle-orm';
import { and, between, eq, inArray, sql } from 'drizzle-orm';
import type { WireAnswer } from '@playhouse/wps';
import { walletCalls } from '@playhouse/wps';
import type { Asked } from '../../call/route';
import { inPeriod, report } from '../../call/report';
import { getRemark } from '../../content/remarks';
import {
  dailyTotals,
  ledgerAccounts,
  ledgerEntries,
  ledgerTransactions,
  members,
} from '../../db/schema';
import { sumColumn } from '../../db/sumColumn';
import { addDays } from '../../call/addDays';
import { toMajor } from '../../ledger/money';
import type { MemberAsker } from '../../model/platform/asker';
import { isAgent } from '../../model/member/memberType';
import { isInTeamOrSelf } from '../../model/agent/team';

type Kind = NonNullable<WireAnswer<typeof walletCalls.transactions>['list']>[number]['type'];

const isKind = (kind: string): kind is Kind =>
  walletCalls.transactionTypes.some((type) => type === kind);

/** Income and expense of the period by the totals of the days; a stake that was taken back the same day is left out. */
async function sumsOf(
  { services, scope }: MemberAsker,
  who: SQL | undefined,
  query: Asked<typeof walletCalls.transactions>['query'],
) {
  const { type, startDate, endDate } = query;
  const other = sql`case when ${inArray(dailyTotals.category, [...walletCalls.transactionTypes])} then ${dailyTotals.amount} else 0 end`;
  const { day } = dailyTotals;
  const rows = await services.db
    .select({
      day,
      won: sumColumn(dailyTotals.won),
      staked: sumColumn(dailyTotals.staked),
      came: sumColumn(sql`greatest(${other}, 0)`),
      left: sumColumn(sql`greatest(-(${other}), 0)`),
    })
    .from(dailyTotals)
    .innerJoin(members, eq(members.id, dailyTotals.memberId))
    .where(
      and(
        who,
        between(dailyTotals.day, startDate, endDate),
        type === undefined || type === 'bet' || type === 'win'
          ? undefined
          : eq(dailyTotals.category, type),
      ),
    )
    .groupBy(day);
  const played = type === 'bet' || type === 'win';
  const days = rows.map(({ won, staked, came, left, ...row }) => ({
    ...row,
    inAmount: (type === 'bet' ? 0 : won) + (played ? 0 : came),
    outAmount: (type === 'win' ? 0 : staked) + (played ? 0 : left),
  }));
  return addDays(days, ['inAmount', 'outAmount'], scope);
}

/** The columns that movements are sorted by. */
const columns = {
  createTime: { by: ledgerTransactions.createdAt, type: 'time' },
  userName: { by: members.account, type: 'text' },
  amount: { by: ledgerEntries.amount, type: 'whole' },
  type: { by: ledgerTransactions.kind, type: 'text' },
  balance: { by: sql`coalesce(${ledgerEntries.balanceAfter}, 0)`, type: 'whole' },
} as const;

/** Movements of the wallet, newest first unless asked for otherwise; `types=A` shows an agent the whole team's. */
export async function transactions(
  asker: MemberAsker,
  { query }: Asked<typeof walletCalls.transactions>,
) {
  const { services, member, scope, language } = asker;
  const team = query.types === 'A' && isAgent(member);
  const one = query.account === undefined ? undefined : eq(members.account, query.account);
  const who = team ? and(isInTeamOrSelf(member), one) : eq(members.id, member.id);
  const wallet = and(eq(ledgerAccounts.kind, 'member'), eq(ledgerAccounts.memberId, members.id));
  const entry = and(
    eq(ledgerEntries.transactionId, ledgerTransactions.id),
    eq(ledgerEntries.accountId, ledgerAccounts.id),
  );
  const [page, footer] = await Promise.all([
    report(query, {
      columns: [
        columns[query.sort ?? 'createTime'],
        columns.createTime,
        { by: ledgerTransactions.id, type: 'whole' },
      ],
      where: and(
        who,
        inPeriod(ledgerTransactions.createdAt, query, scope),
        query.type === undefined ? undefined : eq(ledgerTransactions.kind, query.type),
      ),
      select: (place) =>
        services.db
          .select({
            moved: ledgerTransactions,
            entry: ledgerEntries,
            account: members.account,
            ...place,
          })
          .from(ledgerTransactions)
          .innerJoin(members, eq(members.id, ledgerTransactions.memberId))
          .innerJoin(ledgerAccounts, wallet)
          .innerJoin(ledgerEntries, entry),
      toLine: ({
        moved: { id, reference, kind, createdAt, note },
        entry: { amount, balanceAfter },
        account,
      }) =>
        isKind(kind)
          ? {
              id: String(id),
              reference,
              type: kind,
              amount: toMajor(amount, scope),
              balance: toMajor(balanceAfter ?? 0, scope),
              createTime: createdAt.getTime(),
              remark: getRemark({ kind, note }, language, scope),
              userName: team ? account : null,
            }
          : undefined,
    }),
    sumsOf(asker, who, query),
  ]);
  return { ...page, footer };
}
