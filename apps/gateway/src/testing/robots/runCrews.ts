import { sql } from 'drizzle-orm';
import type { MerchantConfig } from '../../base/merchants';
import { getTitleKeeps } from '../../catalogue/titleKeeps';
import { settleUpToNow } from '../../model/agent/settleDays';
import { settleMatches } from '../../model/lobby/sportsbook/settleMatches';
import { settleLotteries } from '../../model/lottery/settleDraws';
import { awardMissionsNow } from '../../model/promotions/missions';
import { payReferrals } from '../../model/promotions/payReferrals';
import type { TestPlatform } from '../platform';
import { Crew } from './Crew';
import type { StrategyName } from './strategies';
import { strategies } from './strategies';

const hour = 3_600_000;
/** Runs of this process: each has accounts of its own. */
let runs = 0;

/** All that was given to a crew's accounts that are free of locked gifts, and the average loss of its stakes; minor units. */
async function judge(crew: Crew): Promise<{ readonly given: number; readonly lost: number }> {
  const { db } = crew.platform.gateway.services;
  const states = await Promise.all(
    crew.robots.map(async ({ id, ...rest }) => ({ id, ...(await crew.findOwed({ id, ...rest })) })),
  );
  const list = (ids: readonly number[]) =>
    sql`(select value::bigint from jsonb_array_elements_text(${JSON.stringify(ids)}::text::jsonb))`;
  const all = list(states.map(({ id }) => id));
  const free = list(states.flatMap(({ id, isLocked }) => (isLocked ? [] : [id])));
  const [gifts] = await db.select({ amount: sql`coalesce(sum(e.amount), 0)`.mapWith(Number) }).from(
    sql`ledger_entries e join ledger_transactions t on t.id = e.transaction_id
        join ledger_accounts a on a.id = e.account_id and a.member_id in ${free}
        and t.kind in ('promotion', 'rebate', 'salary', 'dividend')`,
  );
  const stakes = await db
    .select({ nodeId: sql<string>`node_id`, bet: sql`sum(bet)`.mapWith(Number) })
    .from(sql`rounds where member_id in ${all} group by node_id`);
  return {
    given: gifts?.amount ?? 0,
    // By the games' odds at their best play, so that no luck decides.
    lost: stakes.reduce((sum, { nodeId, bet }) => sum + bet * getTitleKeeps(nodeId), 0),
  };
}

/** Seven days go by, and all that the platform does by the clock is done. */
async function passWeek(platform: TestPlatform): Promise<void> {
  const { services } = platform.gateway;
  await awardMissionsNow(services);
  for (const wait of [2 * hour, 7 * 24 * hour - 2 * hour]) {
    platform.advance(wait);
    await settleLotteries(services);
    await settleMatches(services);
    await settleUpToNow(services);
    await payReferrals(services);
  }
}

export interface Run {
  readonly merchants: readonly MerchantConfig[];
  readonly weeks: number;
  /** @default all */
  readonly names?: readonly StrategyName[];
  /** Comes after the first week's acts. */
  readonly tamper?: (crews: readonly Crew[]) => Promise<void>;
}

export interface Outcome {
  readonly merchant: string;
  readonly name: string;
  readonly robots: number;
  readonly given: number;
  readonly lost: number;
  /** The first week after which more was given than is lost on average. */
  readonly earnedBy: number | undefined;
}

/**
 * Lets a crew of each strategy act for some weeks at each merchant by public calls. Whoever may withdraw has met the
 * turnover, so what the crew has earned is what it was given less what its stakes lose on average.
 */
export async function runCrews(
  platform: TestPlatform,
  { merchants, weeks, names = Object.keys(strategies) as StrategyName[], tamper }: Run,
): Promise<Outcome[]> {
  await settleUpToNow(platform.gateway.services);
  runs += 1;
  const crews = merchants.flatMap((config) =>
    names.map((name) => ({
      name,
      crew: new Crew(platform, config, `${name}${runs}_${config.code.slice(0, 2)}`),
    })),
  );
  const outcomes = new Map<Crew, Outcome>();
  for (let week = 1; week <= weeks; week += 1) {
    // It rains at the beginning of an hour.
    platform.advance(hour - ((platform.gateway.services.now() - 1) % hour));
    for (const { name, crew } of crews) {
      await strategies[name](crew, week);
      const { given, lost } = await judge(crew);
      const earnedBy =
        outcomes.get(crew)?.earnedBy ?? (given >= lost && given > 0 ? week : undefined);
      const merchant = crew.config.code;
      outcomes.set(crew, { merchant, name, robots: crew.robots.length, given, lost, earnedBy });
    }
    if (week === 1) await tamper?.(crews.map(({ crew }) => crew));
    if (week < weeks) await passWeek(platform);
  }
  return [...outcomes.values()];
}
