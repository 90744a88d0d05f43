import type { MerchantScope } from '../../base/merchants';
import type { Span } from '../../base/period';
import type { Queryable } from '../../db/open';
import type { ContractSpan, Earnings } from './contractEarnings';
import { getEarningsWithin } from './contractEarnings';

type Earning = ContractSpan & { readonly earned: Earnings };

const isBelow = (one: ContractSpan, other: ContractSpan) =>
  one.agent.id !== other.agent.id && one.agent.teamPath.startsWith(other.agent.teamPath);

const covers = ({ span }: ContractSpan, { from, until }: Span) =>
  span.from <= from && span.until >= until;

/** A span in parts, in each of which the same contracts of those are in force. */
function partsOf({ from, until }: Span, others: readonly ContractSpan[]): Span[] {
  const inside = others
    .flatMap(({ span }) => [span.from.getTime(), span.until.getTime()])
    .filter((cut) => cut > from.getTime() && cut < until.getTime());
  const cuts = [...new Set([from.getTime(), ...inside, until.getTime()])].sort((a, b) => a - b);
  return cuts
    .slice(1)
    .map((end, at) => ({ from: new Date(cuts[at] ?? end), until: new Date(end) }));
}

/**
 * The agent's own share of its earnings: its nearest agents below get their part of the stakes that both count.
 * Minor units.
 */
export async function getOwnShare(
  db: Queryable,
  scope: MerchantScope,
  earning: Earning,
  all: readonly Earning[],
): Promise<number> {
  const below = all.filter((each) => isBelow(each, earning));
  let passed = 0;
  for (const part of partsOf(earning.span, below)) {
    const there = below.filter((each) => covers(each, part));
    const nearest = there.filter((each) => !there.some((other) => isBelow(each, other)));
    for (const each of nearest) passed += await getEarningsWithin(db, scope, each, part);
  }
  return Math.max(0, earning.earned.amount - passed);
}
