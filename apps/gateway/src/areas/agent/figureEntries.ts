import type { SQL } from 'drizzle-orm';
import { and, eq, sql } from 'drizzle-orm';
import type { agentCalls } from '@playhouse/wps';
import { walletCalls } from '@playhouse/wps';
import { inPeriod, report } from '../../call/report';
import type { Asked } from '../../call/route';
import { remarkOf } from '../../content/remarks';
import {
  dailyTotals,
  ledgerAccounts,
  ledgerEntries,
  ledgerTransactions as moved,
  members,
  settlements,
} from '../../db/schema';
import { toMajor } from '../../ledger/money';
import type { MemberAsker } from '../../model/platform/asker';
import { teamOf } from '../../model/agent/team';
import { figures, noFigures, totalsIn } from './figures';
import { demandAgent } from './demandAgent';
import type { Team } from './moneyFigures';
import { isOwn, ownIncome, paidTo, teamFigures } from './moneyFigures';

type Query = Asked<typeof agentCalls.figureEntries>['query'];

async function teamTotal({ services, member }: MemberAsker, query: Query, figure: Team) {
  const [sums] = await services.db
    .select(figures)
    .from(dailyTotals)
    .innerJoin(members, eq(members.id, dailyTotals.memberId))
    .where(totalsIn(query, and(teamOf(member), named(query))));
  return teamFigures[figure].total(sums ?? noFigures);
}

const named = ({ account }: Query) =>
  account === undefined ? undefined : eq(members.account, account);

function entriesOf({ member, scope }: MemberAsker, query: Query): SQL | undefined {
  const { figure } = query;
  if (isOwn(figure)) {
    const mine = sql`select 'settlement ' || ${settlements.id} from ${settlements} where ${paidTo(member.id, figure, query)}`;
    return and(eq(members.id, member.id), sql`${moved.idempotencyKey} in (${mine})`);
  }
  return and(
    teamOf(member),
    named(query),
    inPeriod(moved.createdAt, query, scope),
    teamFigures[figure].of,
  );
}

const isType = (kind: string): kind is walletCalls.Transaction['type'] =>
  walletCalls.transactionTypes.some((type) => type === kind);

/** The entries that a figure of an agent's screens adds up to, newest first unless asked for otherwise. */
export async function figureEntries(
  asker: MemberAsker,
  { query }: Asked<typeof agentCalls.figureEntries>,
) {
  const { services, member, scope, language } = asker;
  demandAgent(member);
  const { figure } = query;
  const sign = isOwn(figure) ? 1 : teamFigures[figure].sign;
  const columns = {
    account: { by: members.account, type: 'text' },
    amount: { by: sql`(${sql.raw(String(sign))} * ${ledgerEntries.amount})`, type: 'whole' },
    type: { by: moved.kind, type: 'text' },
    createTime: { by: moved.createdAt, type: 'time' },
    id: { by: moved.id, type: 'whole' },
  } as const;
  const wallet = and(eq(ledgerAccounts.kind, 'member'), eq(ledgerAccounts.memberId, members.id));
  const entry = and(
    eq(ledgerEntries.transactionId, moved.id),
    eq(ledgerEntries.accountId, ledgerAccounts.id),
  );
  const [page, total] = await Promise.all([
    report(query, {
      columns: [columns[query.sort ?? 'createTime'], columns.createTime, columns.id],
      where: entriesOf(asker, query),
      select: (place) =>
        services.db
          .select({ moved, amount: ledgerEntries.amount, account: members.account, ...place })
          .from(moved)
          .innerJoin(members, eq(members.id, moved.memberId))
          .innerJoin(ledgerAccounts, wallet)
          .innerJoin(ledgerEntries, entry),
      toLine: ({ moved: { id, kind, createdAt, note }, amount, account }) =>
        isType(kind)
          ? {
              id: String(id),
              account,
              type: kind,
              createTime: createdAt.getTime(),
              remark: remarkOf({ kind, note }, language, scope),
              amount: toMajor(sign * amount, scope),
            }
          : undefined,
    }),
    isOwn(figure) ? ownIncome(asker, figure, query) : teamTotal(asker, query, figure),
  ]);
  return { ...page, footer: { amount: toMajor(total, scope) } };
}
