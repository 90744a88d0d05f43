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
 * Turnover that no rebate was paid on yet, by category and the rate of the days on which it was placed, and what it
 * gives; minor units. Rebates are paid on the oldest turnover first, so what is left is the end of it; what was placed
 * on an earlier day than it was settled is an order of its own. A category that gives nothing yet is left out.
 */
async function findOpenRebates(db: Queryable, memberId: number) {
  const rows = await db
    .select({
      category: sql<string>`category`,
      rate: sql`rate`.mapWith(Number),
      late: sql<boolean>`late`,
      turnover: sql`turnover`.mapWith(Number),
      amount: sql`floor(turnover * rate / 100)`.mapWith(Number),
    })
    .from(
      sql`(
        select category, rate, late, sum(open) as turnover from (
          select d.category, d.late, rate_on(d.member_id, d.category, d.placed_day) as rate,
            least(d.risked, sum(d.risked) over (partition by d.category, d.late order by d.day, d.serial) - coalesce(paid.turnover, 0)) as open
          from rebate_stakes d
          left join (select category, late, sum(turnover) as turnover from rebates where member_id = ${memberId} group by category, late) paid
            on paid.category = d.category and paid.late = d.late
          where d.member_id = ${memberId}
        ) days where open > 0 group by category, rate, late
      ) open_turnover`,
    )
    .orderBy(sql`category`, sql`rate`, sql`late`);
  const paying = new Set(rows.filter(({ amount }) => amount > 0).map(({ category }) => category));
  return rows.filter(({ category }) => paying.has(category));
}

/** Parts of one category and rate as one: when their stakes were settled is of no interest to a reader. */
function joinParts(open: Awaited<ReturnType<typeof findOpenRebates>>) {
  const parts = new Map<string, (typeof open)[0]>();
  for (const part of open) {
    const key = `${part.category} ${part.rate}`;
    const { turnover = 0, amount = 0 } = parts.get(key) ?? {};
    parts.set(key, { ...part, turnover: part.turnover + turnover, amount: part.amount + amount });
  }
  return [...parts.values()];
}

export async function manualRebate({ services, member, scope }: MemberAsker) {
  const open = joinParts(await findOpenRebates(services.db, member.id));
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
          id: `${id}-${line.category}-${line.rate}${line.late ? '-late' : ''}`,
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
