import { and, eq } from 'drizzle-orm';
import { contractCalls, errorCodes } from '@playhouse/wps';
import { contracts, members } from '../../db/schema';
import { Failure } from '../../server/failure';
import type { MemberContext } from '../../server/route';
import { answerMember } from '../../server/route';

type Kind = 'salary' | 'dividend' | 'hourly';
type Reader = Pick<MemberContext, 'services' | 'member'>;

const statusOf = (status: string) =>
  status === 'active'
    ? ('active' as const)
    : status === 'rejected'
      ? ('rejected' as const)
      : ('pending' as const);

async function contractOf({ services, member }: Reader, kind: Kind) {
  const [found] = await services.db
    .select()
    .from(contracts)
    .where(and(eq(contracts.memberId, member.id), eq(contracts.kind, kind)));
  return found;
}

async function offered(context: Reader, kind: Kind) {
  const { services, member } = context;
  const contract = await contractOf(context, kind);
  if (contract === undefined) return null;
  const [upline] = await services.db
    .select()
    .from(members)
    .where(eq(members.id, member.uplineId ?? 0));
  return {
    contractId: contract.id,
    offeredBy: upline?.account ?? '',
    startTime: contract.startsAt.getTime(),
    endTime: contract.endsAt?.getTime() ?? null,
    status: statusOf(contract.status),
    tiers: contract.tiers.map((tier) => ({ ...tier })),
  };
}

/** Accepts or rejects a contract that is still pending (CONTR-02). */
async function decide(
  { services, member }: Reader,
  kind: Kind,
  contractId: string,
  action: 'accept' | 'reject',
): Promise<void> {
  const [decided] = await services.db
    .update(contracts)
    .set({
      status: action === 'accept' ? 'active' : 'rejected',
      decidedAt: new Date(services.now()),
    })
    .where(
      and(
        eq(contracts.id, contractId),
        eq(contracts.memberId, member.id),
        eq(contracts.kind, kind),
        eq(contracts.status, 'pending'),
      ),
    )
    .returning();
  if (decided === undefined) throw new Failure(errorCodes.contractMissing);
}

export const contractRoutes = [
  answerMember(contractCalls.pendingContracts, async ({ services, member }) => {
    const open = and(eq(contracts.memberId, member.id), eq(contracts.status, 'pending'));
    const kinds = (
      await services.db.select({ kind: contracts.kind }).from(contracts).where(open)
    ).map(({ kind }) => kind);
    return {
      dailysalreqtype: kinds.includes('salary'),
      divtypecompperiodreq: kinds.includes('dividend'),
      contracthoursalreq: kinds.includes('hourly'),
    };
  }),
  answerMember(contractCalls.dailySalaryRequest, (context) =>
    offered(context as MemberContext, 'salary'),
  ),
  answerMember(contractCalls.dividendRequest, (context) =>
    offered(context as MemberContext, 'dividend'),
  ),
  answerMember(contractCalls.hourlySalaryRequest, (context) =>
    offered(context as MemberContext, 'hourly'),
  ),
  answerMember(contractCalls.processDailySalary, (context) =>
    decide(context as MemberContext, 'salary', context.query.contractId, context.query.action),
  ),
  answerMember(contractCalls.acceptDividend, (context) =>
    decide(context as MemberContext, 'dividend', context.body.contractId, context.body.action),
  ),
  answerMember(contractCalls.hourSalary, (context) =>
    decide(context as MemberContext, 'hourly', context.body.contractId, context.body.action),
  ),
];
