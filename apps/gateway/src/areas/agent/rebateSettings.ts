import { eq, sql } from 'drizzle-orm';
import { errorCodes } from '@playhouse/wps';
import type { agentCalls } from '@playhouse/wps';
import { members } from '../../db/schema';
import { Failure } from '../../base/failure';
import type { Asked } from '../../call/route';
import type { MemberAsker } from '../../model/platform/asker';
import { command } from '../../model/platform/command';
import type { MemberRow } from '../../db/schema';
import { demandAgent, demandDownline } from './demandAgent';

type Rates = readonly { readonly gameType: string; readonly rate: number }[];

/** The rates for newcomers are kept beside the agent's own. */
const newcomerKey = (gameType: string) => `new ${gameType}`;

/** @throws Failure rebate.outOfRange where more is passed on than the agent has */
export function demandInRange(agent: MemberRow, rates: Rates): void {
  for (const { gameType, rate } of rates) {
    if (rate < 0 || rate > (agent.rates[gameType] ?? 0))
      throw new Failure(errorCodes.rebateOutOfRange);
  }
}

export async function rebateSettings(
  asker: MemberAsker,
  { query }: Asked<typeof agentCalls.rebateSettings>,
) {
  const { member, scope } = asker;
  demandAgent(member);
  const downline = query.memberId ? await demandDownline(asker, query.memberId) : undefined;
  const rates = scope.config.categories.map((gameType) => {
    const max = member.rates[gameType] ?? 0;
    const rate = downline
      ? (downline.rates[gameType] ?? 0)
      : (member.rates[newcomerKey(gameType)] ?? max);
    return { gameType, rate, max };
  });
  return { account: downline?.account, rates };
}

export async function setRebateSettings(
  asker: MemberAsker,
  { body }: Asked<typeof agentCalls.setRebateSettings>,
): Promise<void> {
  const { services, member } = asker;
  demandAgent(member);
  const downline = body.memberId ? await demandDownline(asker, body.memberId) : undefined;
  const changed = Object.fromEntries(
    body.rates.map(({ gameType, rate }) => [downline ? gameType : newcomerKey(gameType), rate]),
  );
  await command(services, member.id, {
    run: async (tx, agent) => {
      demandInRange(agent, body.rates);
      await tx
        .update(members)
        // Only what was named is written: somebody else may set other categories meanwhile.
        .set({ rates: sql`${members.rates} || ${JSON.stringify(changed)}::text::jsonb` })
        .where(eq(members.id, downline?.id ?? agent.id));
    },
  });
}

/** Rates that a newcomer of this agent starts with. */
export function newcomerRates(agent: MemberRow, given: Rates | undefined): Record<string, number> {
  const own = Object.entries(agent.rates).filter(([key]) => !key.startsWith('new '));
  const rates = own.map(
    ([gameType, rate]) => [gameType, agent.rates[newcomerKey(gameType)] ?? rate] as const,
  );
  const chosen = (given ?? []).map(({ gameType, rate }) => [gameType, rate] as const);
  return Object.fromEntries([...rates, ...chosen]);
}
