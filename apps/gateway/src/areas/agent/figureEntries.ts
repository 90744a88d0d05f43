import type { SQL } from 'drizzle-orm';
import { and, eq, sql } from 'drizzle-orm';
import type { agentCalls } from '@playhouse/wps';
import { walletCalls } from '@playhouse/wps';
import { inPeriod, report } from '../../call/report';
import type { Asked } from '../../call/route';
import { getRemark } from '../../content/remarks';
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
import { isInTeam } from '../../model/agent/team';
import { figures, noFigures, inDays } from './figures';
import { demandAgent } from './demandAgent';
import type { TeamFigure } from './moneyFigures';
import { isOwnFigure, getOwnIncome, isPaid, teamFigures } from './moneyFigures';

type Query = Asked<typeof agentCalls.figureEntries>['query'];

async function teamTotal({ services, member }: MemberAsker, query: Query, figure: TeamFigure) {
  const [sums] = await services.db
    .select(figures)
    .from(dailyTotals)
    .innerJoin(members, eq(members.id, dailyTotals.memberId))
    .where(inDays(query, and(isInTeam(member), named(query))));
  return teamFigures[figure].total(sums ?? noFigures);
}

const named = ({ account }: Query) =>
  account === undefined ? undefined : eq(members.account, account);

function entriesOf({ member, scope }: MemberAsker, query: Query): SQL | undefined {
  const { figure } = query;
  if (isOwnFigure(figure)) {
    const mine = sql`select 'settlement ' || ${settlements.id} from ${settlements} where ${isPaid(member.id, figure, query)}`;
    return and(eq(members.id, member.id), sql`${moved.idempotencyKey} in (${mine})`);
  }
  return and(
    isInTeam(member),
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
  const sign = isOwnFigure(figure) ? 1 : teamFigures[figure].sign;
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
              remark: getRemark({ kind, note }, language, scope),
              amount: toMajor(sign * amount, scope),
            }
          : undefined,
    }),
    isOwnFigure(figure) ? getOwnIncome(asker, figure, query) : teamTotal(asker, query, figure),
  ]);
  return { ...page, footer: { amount: toMajor(total, scope) } };
}
