import { sql } from 'drizzle-orm';
import type { MerchantScope } from '../../base/merchants';
import type { Period } from '../../base/period';
import type { Promotion } from '../../content/promotion';
import { missionBoard, promotions } from '../../content/promotions';
import type { Transaction } from '../../db/open';
import { selectEarnings } from './earnings';
import { awardMissions } from './missions';
import type { Run } from './runs';
import { isOffered, findRuns } from './runs';
import { cutByTerms, findTerms } from './termsInForce';
import { toWeek } from './week';

/** The period that is settled when a day is over: the week that it ends, or the whole run of a promotion. */
function periodEnding(day: string, { pays }: Promotion, run: Run): Period | undefined {
  if (pays.by === 'rank')
    return day === run.lastDay ? { startDate: run.firstDay, endDate: day } : undefined;
  const week = toWeek(day);
  if (day !== week.endDate || day < run.firstDay) return undefined;
  if (run.lastDay !== null && run.lastDay < week.startDate) return undefined;
  return {
    startDate: run.firstDay > week.startDate ? run.firstDay : week.startDate,
    endDate: run.lastDay !== null && run.lastDay < day ? run.lastDay : day,
  };
}

interface Settling {
  readonly promotion: Promotion;
  readonly period: Period;
}

/**
 * The settlement of a period, each part by the terms of its first day: a share of stakes day by day, as they were
 * placed; places and levels by what was promised when the period began.
 */
async function partsOf(
  tx: Transaction,
  scope: MerchantScope,
  { promotion, period }: Settling,
): Promise<Settling[]> {
  const parts = promotion.pays.by === 'share' ? await cutByTerms(tx, scope, period) : [period];
  const all = await Promise.all(
    parts.map(async (part) => {
      const [promised] = (await findTerms(tx, scope, part.startDate)).apply([promotion]);
      return promised === undefined ? [] : [{ promotion: promised, period: part }];
    }),
  );
  return all.flat();
}

async function writePart(
  tx: Transaction,
  scope: MerchantScope,
  { promotion, period }: Settling,
): Promise<void> {
  const { id, timesStaked } = promotion;
  const earnings = selectEarnings(promotion, scope, period);
  if (earnings === undefined) return;
  const terms = JSON.stringify({ promotion: id, timesStaked });
  await tx.execute(sql`
    insert into settlements (id, merchant, member_id, kind, first_day, day, turnover, amount, terms)
    select ${`${id}-`}::text || e.member_id || ${`-${period.endDate}`}::text, ${scope.code}, e.member_id, 'promotion',
      ${period.startDate}::date, ${period.endDate}::date, e.turnover, e.amount, ${terms}::text::jsonb || e.detail
    from (${earnings}) e where e.amount > 0
    on conflict (id) do nothing`);
}

/** Writes down what each member gets by the promotions whose period a day ends; once for each member and last day. */
export async function writePromotions(
  tx: Transaction,
  scope: MerchantScope,
  day: string,
  at: Date,
): Promise<void> {
  const runs = await findRuns(tx, scope);
  for (const promotion of promotions) {
    const run = runs.get(promotion.id);
    if (run === undefined || !isOffered(promotion, scope)) continue;
    const period = periodEnding(day, promotion, run);
    if (period === undefined) continue;
    if (promotion.id === missionBoard.id) await awardMissions(tx, scope, toWeek(day), { at });
    for (const part of await partsOf(tx, scope, { promotion, period }))
      await writePart(tx, scope, part);
  }
}
