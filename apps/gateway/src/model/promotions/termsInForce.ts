import { and, desc, eq, gt, lte, sql } from 'drizzle-orm';
import type { MerchantScope } from '../../base/merchants';
import type { Period } from '../../base/period';
import { shiftDay, toDay } from '../../base/period';
import type { Gifts } from '../../content/gifts';
import type { Promises } from '../../content/promises';
import { promisedTerms, promises } from '../../content/promises';
import type { Promotion } from '../../content/promotion';
import type { Database, Queryable } from '../../db/open';
import { termVersions } from '../../db/schema';

type Place = Pick<MerchantScope, 'code'>;

/** Before every day of every merchant: the terms of a merchant's first start are in force for all that was before. */
const everSince = '1970-01-01';

/**
 * Writes down the terms of each merchant where they are not those that were written last: the first for ever since,
 * others from the merchant's next day on. All gateways pay by what is written, whatever data they came with.
 */
export async function keepTerms(
  db: Database,
  scopes: readonly MerchantScope[],
  now: number,
  given: Promises = promises,
): Promise<void> {
  const terms = sql`${JSON.stringify(given)}::text::jsonb`;
  for (const { code, config } of scopes) {
    const nextDay = shiftDay(toDay(now, config.timeZone), 1);
    await db.execute(sql`
      insert into ${termVersions} (merchant, from_day, terms)
      select ${code}, case when latest.terms is null then ${everSince}::date else ${nextDay}::date end, ${terms}
      from (select 1) one left join lateral (
        select terms from ${termVersions} where merchant = ${code} order by from_day desc limit 1
      ) latest on true
      where latest.terms is distinct from ${terms}
      on conflict (merchant, from_day) do update set terms = excluded.terms`);
  }
}

/** Terms of a day, with what they make of a promotion or a mission. */
export interface TermsInForce {
  readonly gifts: Gifts;
  readonly vipPoints: Promises['vipPoints'];
  /** Those of the list that are promised, with what is promised. */
  apply<P extends Promotion>(list: readonly P[]): P[];
  applyToMissions<M extends Pick<Promises['missions'][0], 'id'>>(
    list: readonly M[],
  ): (M & Promises['missions'][0])[];
}

function read(stored: unknown): TermsInForce {
  const terms = promisedTerms.parse(stored);
  const join = <T extends { readonly id: string }, U extends { readonly id: string }>(
    list: readonly T[],
    promised: readonly U[],
  ) => {
    const byId = new Map(promised.map((each) => [each.id, each]));
    return list.flatMap((each) => {
      const found = byId.get(each.id);
      return found === undefined ? [] : [{ ...each, ...found }];
    });
  };
  return {
    gifts: terms.gifts,
    vipPoints: terms.vipPoints,
    apply: (list) => join(list, terms.promotions),
    applyToMissions: (list) => join(list, terms.missions),
  };
}

/** The terms of a merchant that are in force on a day of its own. */
export async function findTerms(
  db: Queryable,
  { code }: Place,
  day: string,
): Promise<TermsInForce> {
  const [found] = await db
    .select()
    .from(termVersions)
    .where(and(eq(termVersions.merchant, code), lte(termVersions.fromDay, day)))
    .orderBy(desc(termVersions.fromDay))
    .limit(1);
  if (found === undefined) throw new Error(`${code} has no terms on ${day}`);
  return read(found.terms);
}

/** The terms of the day of a moment. */
export const findTermsAt = (
  db: Queryable,
  { code, config }: Pick<MerchantScope, 'code' | 'config'>,
  at: number | Date,
): Promise<TermsInForce> => findTerms(db, { code }, toDay(at, config.timeZone));

/** Cuts a period into parts of one set of terms each. */
export async function cutByTerms(
  db: Queryable,
  { code }: Place,
  period: Period,
): Promise<Period[]> {
  const { startDate, endDate } = period;
  const inside = and(
    eq(termVersions.merchant, code),
    gt(termVersions.fromDay, startDate),
    lte(termVersions.fromDay, endDate),
  );
  const rows = await db
    .select({ day: termVersions.fromDay })
    .from(termVersions)
    .where(inside)
    .orderBy(termVersions.fromDay);
  const starts = [startDate, ...rows.map(({ day }) => day)];
  return starts.map((start, at) => {
    const next = starts[at + 1];
    return { startDate: start, endDate: next === undefined ? endDate : shiftDay(next, -1) };
  });
}
