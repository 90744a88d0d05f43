import { sql } from 'drizzle-orm';
import { errorCodes } from '@playhouse/wps';
import type { memberCalls } from '@playhouse/wps';
import type { Asked } from '../../call/route';
import { rebates } from '../../db/schema';
import type { Queryable } from '../../db/open';
import { toMajor } from '../../ledger/money';
import { post } from '../../ledger/post';
import { Failure } from '../../base/failure';
import type { MemberAsker } from '../../model/platform/asker';
import { command } from '../../model/platform/command';
import { newOrderId } from '../../model/platform/orderId';
import { demandActualAccount } from '../../model/member/memberType';

/**
 * Turnover that no rebate was paid on yet, by category and the rate of the days on which it was staked, and what it
 * gives; minor units. Rebates are paid on the oldest turnover first, so what is left is the end of it. A category that
 * gives nothing yet is left out.
 */
async function findOpenRebates(db: Queryable, memberId: number) {
  const rows = await db
    .select({
      category: sql<string>`category`,
      rate: sql`rate`.mapWith(Number),
      turnover: sql`turnover`.mapWith(Number),
      amount: sql`floor(turnover * rate / 100)`.mapWith(Number),
    })
    .from(
      sql`(
        select category, rate, sum(open) as turnover from (
          select d.category, rate_on(d.member_id, d.category, d.day) as rate,
            least(d.risked, sum(d.risked) over (partition by d.category order by d.day) - coalesce(paid.turnover, 0)) as open
          from daily_totals d
          left join (select category, sum(turnover) as turnover from rebates where member_id = ${memberId} group by category) paid
            on paid.category = d.category
          where d.member_id = ${memberId} and d.risked > 0
        ) days where open > 0 group by category, rate
      ) open_turnover`,
    )
    .orderBy(sql`category`, sql`rate`);
  const paying = new Set(rows.filter(({ amount }) => amount > 0).map(({ category }) => category));
  return rows.filter(({ category }) => paying.has(category));
}

export async function manualRebate({ services, member, scope }: MemberAsker) {
  const open = await findOpenRebates(services.db, member.id);
  return {
    total: toMajor(
      open.reduce((sum, line) => sum + line.amount, 0),
      scope,
    ),
    categories: open
      .filter(({ amount }) => amount > 0)
      .map(({ category, turnover, rate, amount }) => ({
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
    run: async (tx, member, until) => {
      demandActualAccount(member);
      const open = await findOpenRebates(tx, member.id);
      const amount = open.reduce((sum, line) => sum + line.amount, 0);
      if (amount === 0) throw new Failure(errorCodes.rebateNothing);
      const id = newOrderId('B', member.id);
      await tx.insert(rebates).values(
        open.map((line) => ({
          ...line,
          id: `${id}-${line.category}-${line.rate}`,
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
