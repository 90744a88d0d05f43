import { eq } from 'drizzle-orm';
import type { MerchantConfig, MerchantScope } from '../../base/merchants';
import { toDay, shiftDay } from '../../base/period';
import type { Promotion } from '../../content/promotion';
import { promotions } from '../../content/promotions';
import type { Database, Queryable } from '../../db/open';
import { promotionRuns } from '../../db/schema';

/** First and last day of a promotion, YYYY-MM-DD; without a last day it goes on. */
export interface Run {
  readonly firstDay: string;
  readonly lastDay: string | null;
}

/** Writes down when each promotion runs at each merchant, by the day of the first start that knows it. */
export async function keepRuns(
  db: Database,
  scopes: readonly MerchantScope[],
  now: number,
): Promise<void> {
  const rows = scopes.flatMap(({ code, config }) => {
    const today = toDay(now, config.timeZone);
    return promotions.map(({ id, startDays, endDays }) => ({
      merchant: code,
      promotionId: id,
      firstDay: shiftDay(today, startDays),
      lastDay: endDays === undefined ? null : shiftDay(today, endDays),
    }));
  });
  if (rows.length > 0) await db.insert(promotionRuns).values(rows).onConflictDoNothing();
}

/** When the promotions of a merchant run, by their id. */
export async function findRuns(
  db: Queryable,
  { code }: Pick<MerchantScope, 'code'>,
): Promise<ReadonlyMap<string, Run>> {
  const mine = eq(promotionRuns.merchant, code);
  const rows = await db.select().from(promotionRuns).where(mine);
  return new Map(
    rows.map(({ promotionId, firstDay, lastDay }) => [promotionId, { firstDay, lastDay }]),
  );
}

/** Whether a merchant offers a promotion at all. */
export function isOffered(
  { where }: Promotion,
  { config }: { readonly config: Pick<MerchantConfig, 'promotions' | 'flags'> },
): boolean {
  if (where === undefined) return true;
  return 'kind' in where
    ? config.promotions.includes(where.kind)
    : config.flags[where.flag] === true;
}
