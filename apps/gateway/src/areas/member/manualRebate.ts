import { and, eq, gt, sql } from 'drizzle-orm';
import { errorCodes, multiplyMoney } from '@playhouse/wps';
import type { memberCalls } from '@playhouse/wps';
import type { Asked } from '../../call/route';
import { dailyTotals, rebates } from '../../db/schema';
import type { Queryable } from '../../db/open';
import { toMajor } from '../../ledger/money';
import { post } from '../../ledger/post';
import { Failure } from '../../base/failure';
import type { MemberAsker } from '../../model/platform/asker';
import { command } from '../../model/platform/command';
import { demandActualAccount } from '../../model/member/memberType';
import type { MemberRow } from '../../db/schema';
import { sumColumn } from '../../db/sumColumn';

/** Turnover of each category that no rebate was paid on yet, and what it gives; minor units. */
async function openRebates(db: Queryable, member: MemberRow) {
  const paid = db
    .select({ category: rebates.category, turnover: sumColumn(rebates.turnover).as('paid') })
    .from(rebates)
    .where(eq(rebates.memberId, member.id))
    .groupBy(rebates.category)
    .as('paid');
  const rows = await db
    .select({
      category: dailyTotals.category,
      turnover:
        sql<number>`sum(${dailyTotals.risked}) - coalesce(max(${paid.turnover}), 0)`.mapWith(
          Number,
        ),
    })
    .from(dailyTotals)
    .leftJoin(paid, eq(paid.category, dailyTotals.category))
    .where(and(eq(dailyTotals.memberId, member.id), gt(dailyTotals.risked, 0)))
    .groupBy(dailyTotals.category)
    .orderBy(dailyTotals.category);
  return rows.flatMap(({ category, turnover }) => {
    const rate = member.rates[category] ?? 0;
    const amount = multiplyMoney(turnover, rate / 100);
    return amount > 0 ? [{ category, turnover, rate, amount }] : [];
  });
}

export async function manualRebate({ services, member, scope }: MemberAsker) {
  const open = await openRebates(services.db, member);
  return {
    total: toMajor(
      open.reduce((sum, line) => sum + line.amount, 0),
      scope,
    ),
    categories: open.map(({ category, turnover, rate, amount }) => ({
      gameType: category,
      betAmount: toMajor(turnover, scope),
      rate,
      amount: toMajor(amount, scope),
    })),
  };
}

/** Pays the rebate on everything staked since the last one. */
export async function claimManualRebate(
  { services, member: { id: memberId }, scope }: MemberAsker,
  { body }: Asked<typeof memberCalls.claimManualRebate>,
) {
  const { requestId: key } = body;
  return command(services, memberId, {
    intent: { key, kind: 'rebate', body: {} },
    run: async (tx, member) => {
      demandActualAccount(member);
      const until = new Date(services.now());
      const open = await openRebates(tx, member);
      const amount = open.reduce((sum, line) => sum + line.amount, 0);
      if (amount === 0) throw new Failure(errorCodes.rebateNothing);
      const id = `B${member.id}-${until.getTime().toString(36)}`;
      await tx.insert(rebates).values(
        open.map((line) => ({
          ...line,
          id: `${id}-${line.category}`,
          memberId: member.id,
          until,
        })),
      );
      await post(tx, {
        merchant: scope.code,
        memberId: member.id,
        kind: 'rebate',
        key: `rebate ${id}`,
        at: until,
        lines: [
          { account: member.id, amount },
          { account: 'bonus', amount: -amount },
        ],
      });
      return { amount: toMajor(amount, scope) };
    },
  });
}
