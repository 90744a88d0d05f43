import {
  and,
  asc,
  between,
  countDistinct,
  desc,
  eq,
  gt,
  gte,
  isNull,
  lt,
  or,
  sql,
} from 'drizzle-orm';
import type { MerchantScope } from '../../base/merchants';
import type { Period } from '../../base/period';
import { periodOf } from '../../base/period';
import type { Queryable, Transaction } from '../../db/open';
import { contracts, dailyTotals, members, rounds, settlements } from '../../db/schema';
import { sumOf } from '../../db/sumOf';
import { toMinor } from '../../ledger/money';
import type { MemberRow } from '../members/sessions';
import { teamOf } from '../members/team';

export type ContractRow = typeof contracts.$inferSelect;
type ContractKind = 'salary' | 'hourly' | 'dividend';
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

/** Contracts of a kind that were in force at the end of a period: of each agent the latest that it had accepted. */
export async function contractsIn(
  db: Queryable,
  scope: MerchantScope,
  kind: ContractKind,
  period: Period,
  memberId?: number,
): Promise<Contracted[]> {
  const { from, until } = periodOf(period, scope.config.timeZone);
  return db
    .selectDistinctOn([contracts.memberId], { agent: members, contract: contracts })
    .from(contracts)
    .innerJoin(members, eq(members.id, contracts.memberId))
    .where(
      and(
        eq(members.merchant, scope.code),
        memberId === undefined ? undefined : eq(members.id, memberId),
        eq(contracts.kind, kind),
        eq(contracts.status, 'active'),
        lt(contracts.decidedAt, until),
        lt(contracts.startsAt, until),
        or(isNull(contracts.endsAt), gt(contracts.endsAt, from)),
      ),
    )
    .orderBy(asc(contracts.memberId), desc(contracts.version));
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
async function earnedByHours(
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

/** Of what an agent earned its nearest agents below get their own part: it keeps the difference. */
function differences(all: readonly (Contracted & { readonly earned: Earned })[]) {
  return all.map(({ agent, contract, earned }) => {
    const below = all.filter(
      (each) => each.agent.id !== agent.id && each.agent.teamPath.startsWith(agent.teamPath),
    );
    const nearest = below.filter(
      (each) =>
        !below.some(
          (other) =>
            other.agent.id !== each.agent.id &&
            each.agent.teamPath.startsWith(other.agent.teamPath),
        ),
    );
    const passed = nearest.reduce((sum, each) => sum + each.earned.amount, 0);
    return { agent, contract, earned, amount: Math.max(0, earned.amount - passed) };
  });
}

/** Writes down what a kind of contract comes to in a period; once for each agent and last day. */
export async function writeContracts(
  tx: Transaction,
  scope: MerchantScope,
  kind: ContractKind,
  period: Period,
): Promise<void> {
  const all = [];
  for (const each of await contractsIn(tx, scope, kind, period)) {
    const earn = kind === 'hourly' ? earnedByHours : earnedBy;
    all.push({ ...each, earned: await earn(tx, scope, each, period) });
  }
  for (const { agent, contract, earned, amount } of differences(all)) {
    await tx
      .insert(settlements)
      .values({
        id: `${kind}-${agent.id}-${period.endDate}`,
        merchant: scope.code,
        memberId: agent.id,
        kind,
        firstDay: period.startDate,
        day: period.endDate,
        turnover: earned.turnover,
        netLoss: earned.netLoss,
        amount,
        terms: { contractId: contract.id, version: contract.version, tier: earned.tier },
      })
      .onConflictDoNothing();
  }
}
