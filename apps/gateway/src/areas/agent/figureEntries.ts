import type { SQL } from 'drizzle-orm';
import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { agentCalls } from '@playhouse/wps';
import { walletCalls } from '@playhouse/wps';
import { periodOf } from '../../base/period';
import { keyedPage } from '../../call/keyedPage';
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
  const { from, until } = periodOf(query, scope.config.timeZone);
  return and(
    teamOf(member),
    named(query),
    gte(moved.createdAt, from),
    lt(moved.createdAt, until),
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
  const sort = query.sort ?? 'createTime';
  const columns = {
    account: { by: members.account, type: 'text' },
    amount: { by: sql`(${sql.raw(String(sign))} * ${ledgerEntries.amount})`, type: 'whole' },
    type: { by: moved.kind, type: 'text' },
  } as const;
  const byTime = [
    { by: moved.createdAt, type: 'time' },
    { by: moved.id, type: 'whole' },
  ] as const;
  const page = keyedPage(query, sort === 'createTime' ? byTime : [columns[sort], ...byTime]);
  const wallet = and(eq(ledgerAccounts.kind, 'member'), eq(ledgerAccounts.memberId, members.id));
  const entry = and(
    eq(ledgerEntries.transactionId, moved.id),
    eq(ledgerEntries.accountId, ledgerAccounts.id),
  );
  const [found, total] = await Promise.all([
    services.db
      .select({ moved, amount: ledgerEntries.amount, account: members.account, ...page.selected })
      .from(moved)
      .innerJoin(members, eq(members.id, moved.memberId))
      .innerJoin(ledgerAccounts, wallet)
      .innerJoin(ledgerEntries, entry)
      .where(and(entriesOf(asker, query), page.where))
      .orderBy(...page.orderBy)
      .limit(page.limit)
      .offset(page.offset),
    isOwn(figure) ? ownIncome(asker, figure, query) : teamTotal(asker, query, figure),
  ]);
  const { rows, fields } = page.pageOf(found);
  const list = rows.flatMap(({ moved: { id, kind, createdAt, note }, amount, account }) =>
    isType(kind)
      ? [
          {
            id: String(id),
            account,
            type: kind,
            createTime: createdAt.getTime(),
            remark: remarkOf({ kind, note }, language, scope),
            amount: toMajor(sign * amount, scope),
          },
        ]
      : [],
  );
  return { list, ...fields, footer: { amount: toMajor(total, scope) } };
}
