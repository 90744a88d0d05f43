import { and, asc, desc, eq, gt, isNull, lt, or } from 'drizzle-orm';
import type { MerchantScope } from '../../base/merchants';
import type { Period } from '../../base/period';
import { periodOf } from '../../base/period';
import type { Queryable, Transaction } from '../../db/open';
import { contracts, members, settlements } from '../../db/schema';
import type { Contracted, Earned } from './earned';
import { earnedBy, earnedByHours } from './earned';

type ContractKind = 'salary' | 'hourly' | 'dividend';

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
