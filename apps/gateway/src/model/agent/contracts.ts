import { and, asc, desc, eq, lt } from 'drizzle-orm';
import type { MerchantScope } from '../../base/merchants';
import type { Period, Span } from '../../base/period';
import { toDay, toSpan } from '../../base/period';
import type { Queryable, Transaction } from '../../db/open';
import { contracts, members, settlements } from '../../db/schema';
import type { ContractSpan, ContractRow } from './contractEarnings';
import { getEarnings } from './contractEarnings';
import { getOwnShare } from './ownShare';
import type { MemberRow } from '../../db/schema';

type ContractKind = 'salary' | 'hourly' | 'dividend';

const moment = (date: Date | null | undefined) => date?.getTime() ?? Infinity;

/**
 * Cuts a period into what each contract is in force for: from its acceptance on, nothing before, until it ends or the
 * agent's next one begins.
 * @param found of each agent the newest first
 */
function inForce(
  found: readonly { readonly agent: MemberRow; readonly contract: ContractRow }[],
  whole: Span,
): ContractSpan[] {
  const next = new Map<number, Date>();
  return found.flatMap(({ agent, contract }) => {
    const { startsAt, decidedAt, endsAt } = contract;
    const from = Math.max(moment(whole.from), moment(startsAt), moment(decidedAt));
    const until = Math.min(moment(whole.until), moment(endsAt), moment(next.get(agent.id)));
    next.set(agent.id, new Date(Math.min(from, moment(next.get(agent.id)))));
    return from < until
      ? [{ agent, contract, span: { from: new Date(from), until: new Date(until) } }]
      : [];
  });
}

/** Contracts of a kind that were in force in a period, each with the part of it that it counts for. */
export async function findContracts(
  db: Queryable,
  scope: MerchantScope,
  kind: ContractKind,
  period: Period,
  memberId?: number,
): Promise<ContractSpan[]> {
  const whole = toSpan(period, scope.config.timeZone);
  const found = await db
    .select({ agent: members, contract: contracts })
    .from(contracts)
    .innerJoin(members, eq(members.id, contracts.memberId))
    .where(
      and(
        eq(members.merchant, scope.code),
        memberId === undefined ? undefined : eq(members.id, memberId),
        eq(contracts.kind, kind),
        eq(contracts.status, 'active'),
        lt(contracts.decidedAt, whole.until),
        lt(contracts.startsAt, whole.until),
      ),
    )
    .orderBy(asc(contracts.memberId), desc(contracts.version));
  return inForce(found, whole);
}

/** First and last day of what a contract counts for. */
export function toPeriod({ span }: ContractSpan, { config: { timeZone } }: MerchantScope): Period {
  const last = new Date(span.until.getTime() - 1);
  return { startDate: toDay(span.from, timeZone), endDate: toDay(last, timeZone) };
}

/** Writes down what a kind of contract comes to in a period; once for each contract and period. */
export async function writeContracts(
  tx: Transaction,
  scope: MerchantScope,
  kind: ContractKind,
  period: Period,
): Promise<void> {
  const all = [];
  for (const each of await findContracts(tx, scope, kind, period))
    all.push({ ...each, earned: await getEarnings(tx, scope, each) });
  for (const each of all) {
    const { agent, contract, earned } = each;
    const { startDate, endDate } = toPeriod(each, scope);
    await tx
      .insert(settlements)
      .values({
        id: `${kind}-${agent.id}-${contract.version}-${period.endDate}`,
        merchant: scope.code,
        memberId: agent.id,
        kind,
        firstDay: startDate,
        day: endDate,
        turnover: earned.turnover,
        netLoss: earned.netLoss,
        amount: await getOwnShare(tx, scope, each, all),
        terms: { contractId: contract.id, version: contract.version, tier: earned.tier },
      })
      .onConflictDoNothing();
  }
}
