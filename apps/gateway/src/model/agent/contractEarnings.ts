import { multiplyMoney } from '@playhouse/wps';
import { and, countDistinct, eq, gte, lt, sql } from 'drizzle-orm';
import type { MerchantScope } from '../../base/merchants';
import type { Span } from '../../base/period';
import type { Queryable } from '../../db/open';
import type { contracts, MemberRow } from '../../db/schema';
import { members, rounds } from '../../db/schema';
import { sumColumn } from '../../db/sumColumn';
import { toMinor } from '../../ledger/money';
import { isInTeam } from './team';
import { selectPlayed } from './playedTotals';

export type ContractRow = typeof contracts.$inferSelect;
type Tier = ContractRow['tiers'][number];

/** An agent under a contract, and what of a period it counts for. */
export interface ContractSpan {
  readonly agent: MemberRow;
  readonly contract: ContractRow;
  readonly span: Span;
}

/** Stakes and losses of a team; minor units. */
interface TeamSums {
  readonly turnover: number;
  readonly netLoss: number;
  readonly active: number;
}

/** The earnings of a contract, before the parts of the levels below. */
export interface Earnings extends TeamSums {
  readonly amount: number;
  readonly tier: Tier | undefined;
}

async function sumsOf(
  db: Queryable,
  scope: MerchantScope,
  { agent, span }: ContractSpan,
): Promise<TeamSums> {
  const [row] = await db
    .select({
      turnover: sumColumn(sql`played.risked`),
      netLoss: sumColumn(sql`played.bet - played.win`),
      active: countDistinct(sql`case when played.risked > 0 then ${members.id} end`),
    })
    .from(sql`(${selectPlayed(scope, span)}) played`)
    .innerJoin(members, eq(members.id, sql`played.member_id`))
    .where(isInTeam(agent));
  return row ?? { turnover: 0, netLoss: 0, active: 0 };
}

/** The highest tier that a team reached. */
export const findTier = (
  tiers: readonly Tier[],
  { turnover, active }: Pick<TeamSums, 'turnover' | 'active'>,
  scope: MerchantScope,
): Tier | undefined =>
  [...tiers]
    .sort((one, other) => one.minTurnover - other.minTurnover)
    .findLast(
      (tier) => turnover >= toMinor(tier.minTurnover, scope) && active >= tier.minActiveMembers,
    );

const percentOf = (of: number, percent: number) => Math.max(0, multiplyMoney(of, percent / 100));

const share = (of: number, tier: Tier | undefined) =>
  tier === undefined ? 0 : percentOf(of, tier.rate);

/** A salary is a share of the stakes, a dividend of what the team lost, up to a share of its stakes. */
function shareOf({ contract }: ContractSpan, sums: TeamSums, tier: Tier | undefined): number {
  if (contract.kind !== 'dividend') return share(sums.turnover, tier);
  const most =
    tier?.stakesPercent === undefined ? Infinity : percentOf(sums.turnover, tier.stakesPercent);
  return Math.min(share(sums.netLoss, tier), most);
}

/** Each hour for itself. */
async function amountByHours(
  db: Queryable,
  scope: MerchantScope,
  { agent, contract, span }: ContractSpan,
): Promise<number> {
  const hours = await db
    .select({
      turnover: sumColumn(rounds.risked),
      active: countDistinct(rounds.memberId),
    })
    .from(rounds)
    .innerJoin(members, eq(members.id, rounds.memberId))
    .where(and(isInTeam(agent), gte(rounds.createdAt, span.from), lt(rounds.createdAt, span.until)))
    .groupBy(sql`date_trunc('hour', ${rounds.createdAt})`);
  return hours.reduce(
    (sum, hour) => sum + share(hour.turnover, findTier(contract.tiers, hour, scope)),
    0,
  );
}

/** Works out the earnings of a contract for its span. */
export async function getEarnings(
  db: Queryable,
  scope: MerchantScope,
  contracted: ContractSpan,
): Promise<Earnings> {
  const sums = await sumsOf(db, scope, contracted);
  if (contracted.contract.kind === 'hourly')
    return { ...sums, tier: undefined, amount: await amountByHours(db, scope, contracted) };
  const tier = findTier(contracted.contract.tiers, sums, scope);
  return { ...sums, tier, amount: shareOf(contracted, sums, tier) };
}

/** The earnings of a part of that span, by the tier that the whole reached; minor units. */
export async function getEarningsWithin(
  db: Queryable,
  scope: MerchantScope,
  { earned, ...contracted }: ContractSpan & { readonly earned: Earnings },
  span: Span,
): Promise<number> {
  const { from, until } = contracted.span;
  if (from.getTime() === span.from.getTime() && until.getTime() === span.until.getTime())
    return earned.amount;
  const part = { ...contracted, span };
  if (part.contract.kind === 'hourly') return amountByHours(db, scope, part);
  return shareOf(part, await sumsOf(db, scope, part), earned.tier);
}
