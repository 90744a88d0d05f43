import { errorCodes } from '@playhouse/wps';
import { and, desc, eq, inArray, or } from 'drizzle-orm';
import { Failure } from '../../base/failure';
import type { MerchantScope } from '../../base/merchants';
import type { Transaction } from '../../db/open';
import { contracts, members } from '../../db/schema';
import type { ContractTier, MemberRow } from '../../db/schema';
import { toMinor } from '../../ledger/money';
import { lockMember } from '../platform/command';
import { findTier } from './contractEarnings';
import type { ContractRow } from './contractEarnings';
import { isInTeam } from './team';

type Tiers = readonly ContractTier[];
interface Contracted {
  readonly agent: MemberRow;
  readonly contract: ContractRow;
}

const pathOf = ({ teamPath }: MemberRow) => teamPath.split('/').filter(Boolean).map(Number);

/** Whoever else decides on a contract in this chain waits at its top until this transaction ends. */
export async function lockChain(tx: Transaction, member: MemberRow): Promise<void> {
  await lockMember(tx, pathOf(member)[0] ?? member.id);
}

/** Where a team may stand that is at least at a tier: at it, and at each step of other tiers beyond. */
function stepsFrom({ minTurnover, minActiveMembers }: ContractTier, others: Tiers) {
  const beyond = (least: number, steps: readonly number[]) => [
    least,
    ...steps.filter((step) => step > least),
  ];
  const sizes = beyond(
    minActiveMembers,
    others.map((each) => each.minActiveMembers),
  );
  return beyond(
    minTurnover,
    others.map((each) => each.minTurnover),
  ).flatMap((turnover) => sizes.map((active) => ({ turnover, active })));
}

/**
 * Whether a contract gives at most what one of a level above does, wherever the team stands: the team above holds the
 * team below, so it stands there or higher.
 */
function isWithin(below: Tiers, above: Tiers, scope: MerchantScope): boolean {
  return below.every(({ rate, stakesPercent = Infinity, ...tier }) =>
    stepsFrom({ ...tier, rate }, above).every(({ turnover, active }) => {
      const reached = findTier(above, { turnover: toMinor(turnover, scope), active }, scope);
      return (
        reached !== undefined &&
        reached.rate >= rate &&
        (reached.stakesPercent ?? Infinity) >= stakesPercent
      );
    }),
  );
}

/** The contracts of a kind that are in force above and below an agent, or will be. */
async function findOthers(tx: Transaction, { agent, contract }: Contracted, at: Date) {
  const rows = await tx
    .selectDistinctOn([contracts.memberId], { agent: members, contract: contracts })
    .from(contracts)
    .innerJoin(members, eq(members.id, contracts.memberId))
    .where(
      and(
        eq(contracts.kind, contract.kind),
        eq(contracts.status, 'active'),
        or(inArray(members.id, pathOf(agent).slice(0, -1)), isInTeam(agent)),
      ),
    )
    .orderBy(contracts.memberId, desc(contracts.version));
  return rows.filter(({ contract: { endsAt } }) => endsAt === null || endsAt > at);
}

/**
 * Demands that what a chain gives never rises on the way down. The chain must be locked.
 * @throws Failure contract.outOfRange for more than a level above has, or less than somebody below has
 */
export async function demandFit(
  tx: Transaction,
  scope: MerchantScope,
  contracted: Contracted,
  at: Date,
): Promise<void> {
  const { agent, contract } = contracted;
  const above = new Set(pathOf(agent));
  const fits = (other: Contracted) =>
    above.has(other.agent.id)
      ? isWithin(contract.tiers, other.contract.tiers, scope)
      : isWithin(other.contract.tiers, contract.tiers, scope);
  if (!(await findOthers(tx, contracted, at)).every(fits))
    throw new Failure(errorCodes.contractOutOfRange);
}
