import { and, between, countDistinct, eq, gte, lt, sql } from 'drizzle-orm';
import type { MerchantScope } from '../../base/merchants';
import type { Period } from '../../base/period';
import { periodOf } from '../../base/period';
import type { Queryable } from '../../db/open';
import type { contracts } from '../../db/schema';
import { dailyTotals, members, rounds } from '../../db/schema';
import { sumOf } from '../../db/sumOf';
import { toMinor } from '../../ledger/money';
import type { MemberRow } from '../members/sessions';
import { teamOf } from '../members/team';

export type ContractRow = typeof contracts.$inferSelect;
type Tier = ContractRow['tiers'][number];

/** An agent under a contract. */
export interface Contracted {
  readonly agent: MemberRow;
  readonly contract: ContractRow;
}

/** What a team did in a period; minor units. */
interface TeamSums {
  readonly turnover: number;
  readonly netLoss: number;
  readonly active: number;
}

/** What a contract comes to, before what the levels below get of it. */
export interface Earned extends TeamSums {
  readonly amount: number;
  readonly tier: Tier | undefined;
}

async function sumsOf(db: Queryable, agent: MemberRow, period: Period): Promise<TeamSums> {
  const [row] = await db
    .select({
      turnover: sumOf(dailyTotals.bet),
      netLoss: sumOf(sql`${dailyTotals.bet} - ${dailyTotals.win}`),
      active: countDistinct(sql`case when ${dailyTotals.bet} > 0 then ${members.id} end`),
    })
    .from(dailyTotals)
    .innerJoin(members, eq(members.id, dailyTotals.memberId))
    .where(and(teamOf(agent), between(dailyTotals.day, period.startDate, period.endDate)));
  return row ?? { turnover: 0, netLoss: 0, active: 0 };
}

/** The highest tier that a team reached. */
export const tierOf = (
  tiers: readonly Tier[],
  { turnover, active }: Pick<TeamSums, 'turnover' | 'active'>,
  scope: MerchantScope,
): Tier | undefined =>
  [...tiers]
    .sort((one, other) => one.minTurnover - other.minTurnover)
    .findLast(
      (tier) => turnover >= toMinor(tier.minTurnover, scope) && active >= tier.minActiveMembers,
    );

const share = (of: number, tier: Tier | undefined) =>
  tier === undefined ? 0 : Math.max(0, Math.floor((of * tier.rate) / 100));

/** What a contract comes to in a period: a salary is a share of the stakes, a dividend of what the team lost. */
export async function earnedBy(
  db: Queryable,
  scope: MerchantScope,
  { agent, contract }: Contracted,
  period: Period,
): Promise<Earned> {
  const sums = await sumsOf(db, agent, period);
  const tier = tierOf(contract.tiers, sums, scope);
  const of = contract.kind === 'dividend' ? sums.netLoss : sums.turnover;
  return { ...sums, tier, amount: share(of, tier) };
}

/** Each hour of a day for itself. */
export async function earnedByHours(
  db: Queryable,
  scope: MerchantScope,
  { agent, contract }: Contracted,
  period: Period,
): Promise<Earned> {
  const { from, until } = periodOf(period, scope.config.timeZone);
  const hours = await db
    .select({
      turnover: sumOf(rounds.bet),
      active: countDistinct(rounds.memberId),
    })
    .from(rounds)
    .innerJoin(members, eq(members.id, rounds.memberId))
    .where(and(teamOf(agent), gte(rounds.createdAt, from), lt(rounds.createdAt, until)))
    .groupBy(sql`date_trunc('hour', ${rounds.createdAt})`);
  const amounts = hours.map((hour) => share(hour.turnover, tierOf(contract.tiers, hour, scope)));
  const sums = await sumsOf(db, agent, period);
  return { ...sums, tier: undefined, amount: amounts.reduce((sum, each) => sum + each, 0) };
}
