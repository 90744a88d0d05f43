import { eq, sql } from 'drizzle-orm';
import { errorCodes } from '@playhouse/wps';
import type { agentCalls } from '@playhouse/wps';
import { Failure } from '../../base/failure';
import { toDay } from '../../base/period';
import type { Asked } from '../../call/route';
import type { Queryable } from '../../db/open';
import { members } from '../../db/schema';
import type { MemberRow } from '../../db/schema';
import type { Rates } from '../../model/agent/rates';
import {
  findNewcomerRates,
  findRateBounds,
  findRates,
  rateIn,
  setRates,
} from '../../model/agent/rates';
import { command } from '../../model/platform/command';
import type { MemberAsker } from '../../model/platform/asker';
import { demandAgent, demandDownline } from './demandAgent';

type Body = Asked<typeof agentCalls.setRebateSettings>['body'];

export const toRates = (rates: Body['rates'] = []): Rates =>
  Object.fromEntries(rates.map(({ gameType, rate }) => [gameType, rate]));

/** @throws Failure rebate.outOfRange where newcomers are promised more than the agent has */
export async function demandInRange(db: Queryable, agent: MemberRow, rates: Rates): Promise<void> {
  const own = await findRates(db, agent.id);
  const isOut = ([category, rate]: [string, number]) => rate < 0 || rate > rateIn(own, category);
  if (Object.entries(rates).some(isOut)) throw new Failure(errorCodes.rebateOutOfRange);
}

export async function rebateSettings(
  asker: MemberAsker,
  { query }: Asked<typeof agentCalls.rebateSettings>,
) {
  const { services, member, scope } = asker;
  demandAgent(member);
  const { db } = services;
  const downline = query.memberId ? await demandDownline(asker, query.memberId) : undefined;
  const rates = await (downline ? findRates(db, downline.id) : findNewcomerRates(db, member));
  const { min, max } = downline
    ? await findRateBounds(db, downline)
    : { min: {} as Rates, max: await findRates(db, member.id) };
  return {
    account: downline?.account,
    rates: scope.config.categories.map((gameType) => ({
      gameType,
      rate: rates[gameType] ?? 0,
      min: min[gameType] ?? 0,
      max: max[gameType] ?? 0,
    })),
  };
}

/** Rates of a downline count from tomorrow, those for newcomers from now. */
export async function setRebateSettings(
  asker: MemberAsker,
  { body }: Asked<typeof agentCalls.setRebateSettings>,
) {
  const { services, member, scope } = asker;
  demandAgent(member);
  const downline = body.memberId ? await demandDownline(asker, body.memberId) : undefined;
  const rates = toRates(body.rates);
  return command(services, member.id, {
    run: async (tx, agent, at) => {
      if (downline !== undefined) {
        const place = { clock: services.clock, config: scope.config };
        return { countsFrom: await setRates(tx, place, downline, rates) };
      }
      await demandInRange(tx, agent, rates);
      // Only what was named is written: somebody else may set other categories meanwhile.
      const newcomerRates = sql`${members.newcomerRates} || ${JSON.stringify(rates)}::text::jsonb`;
      await tx.update(members).set({ newcomerRates }).where(eq(members.id, agent.id));
      return { countsFrom: toDay(at, scope.config.timeZone) };
    },
  });
}
