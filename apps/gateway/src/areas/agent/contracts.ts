import { and, desc, eq } from 'drizzle-orm';
import { contractCalls, errorCodes } from '@playhouse/wps';
import { readClock } from '../../db/clock';
import { contracts, members } from '../../db/schema';
import { transact } from '../../db/transact';
import { Failure } from '../../base/failure';
import { demandFit, lockChain } from '../../model/agent/contractBounds';
import type { MemberAsker } from '../../model/platform/asker';
import { sendLetter } from '../../model/platform/sendLetter';
import { answerMember } from '../../call/route';

type Kind = 'salary' | 'dividend' | 'hourly';
type Reader = Pick<MemberAsker, 'services' | 'member'>;

function statusOf(status: string): 'active' | 'rejected' | 'pending' {
  if (status === 'active' || status === 'rejected') return status;
  return 'pending';
}

async function contractOf({ services, member }: Reader, kind: Kind) {
  const [found] = await services.db
    .select()
    .from(contracts)
    .where(and(eq(contracts.memberId, member.id), eq(contracts.kind, kind)))
    .orderBy(desc(contracts.version))
    .limit(1);
  return found;
}

async function offered(asker: Reader, kind: Kind) {
  const { services, member } = asker;
  const contract = await contractOf(asker, kind);
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

/**
 * Accepts or rejects a contract that is still pending (CONTR-02).
 * @throws Failure contract.missing, contract.outOfRange
 */
async function decide(
  { services, member, scope }: Pick<MemberAsker, 'services' | 'member' | 'scope'>,
  kind: Kind,
  contractId: string,
  action: 'accept' | 'reject',
): Promise<void> {
  await transact(services.db, async (tx) => {
    await lockChain(tx, member);
    const at = new Date(await readClock(tx, services));
    const [decided] = await tx
      .update(contracts)
      .set({
        status: action === 'accept' ? 'active' : 'rejected',
        decidedAt: at,
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
    if (action === 'accept') await demandFit(tx, scope, { agent: member, contract: decided }, at);
    if (member.uplineId === null) return;
    await sendLetter(tx, {
      ...{ memberId: member.uplineId, at },
      template: action === 'accept' ? 'contractAccepted' : 'contractRefused',
      values: { account: member.account },
    });
  });
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
  answerMember(contractCalls.dailySalaryRequest, (asker) => offered(asker, 'salary')),
  answerMember(contractCalls.dividendRequest, (asker) => offered(asker, 'dividend')),
  answerMember(contractCalls.hourlySalaryRequest, (asker) => offered(asker, 'hourly')),
  answerMember(contractCalls.processDailySalary, (asker, { query }) =>
    decide(asker, 'salary', query.contractId, query.action),
  ),
  answerMember(contractCalls.acceptDividend, (asker, { body }) =>
    decide(asker, 'dividend', body.contractId, body.action),
  ),
  answerMember(contractCalls.hourSalary, (asker, { body }) =>
    decide(asker, 'hourly', body.contractId, body.action),
  ),
];
