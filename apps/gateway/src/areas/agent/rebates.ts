import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { errorCodes } from '@playhouse/wps';
import type { agentCalls } from '@playhouse/wps';
import { members, rounds } from '../../db/schema';
import { toMajor } from '../../ledger/money';
import { Failure } from '../../base/failure';
import { pageFields, windowOf } from '../../call/paging';
import { dayOf, periodOf } from '../../base/period';
import type { Asked } from '../../call/route';
import type { MemberAsker } from '../../model/asker';
import type { MemberRow } from '../../model/members/sessions';
import { teamOf } from '../../model/members/team';
import { demandAgent, demandDownline } from './guard';

type Rates = readonly { readonly gameType: string; readonly rate: number }[];

/** What an agent passes on to newcomers is kept beside its own rates. */
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
  return { rates };
}

export async function setRebateSettings(
  asker: MemberAsker,
  { body }: Asked<typeof agentCalls.setRebateSettings>,
): Promise<void> {
  const { services, member } = asker;
  demandAgent(member);
  demandInRange(member, body.rates);
  const downline = body.memberId ? await demandDownline(asker, body.memberId) : undefined;
  const changed = Object.fromEntries(
    body.rates.map(({ gameType, rate }) => [downline ? gameType : newcomerKey(gameType), rate]),
  );
  const target = downline ?? member;
  await services.db
    .update(members)
    .set({ rates: { ...target.rates, ...changed } })
    .where(eq(members.id, target.id));
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

/** What an agent earns: on each downline's stakes, the agent's rate less the downline's. */
export async function rebateIncome(
  { services, member, scope }: MemberAsker,
  { query }: Asked<typeof agentCalls.rebateIncome>,
) {
  demandAgent(member);
  const { timeZone } = scope.config;
  const { from, until } = periodOf(query, timeZone);
  const day = sql<string>`to_char(${rounds.createdAt} at time zone ${sql.raw(`'${timeZone.replace(/[^\w/+-]/g, '')}'`)}, 'YYYY-MM-DD')`;
  const rows = await services.db
    .select({
      day,
      account: members.account,
      rates: members.rates,
      gameType: rounds.category,
      bet: sql<string>`sum(${rounds.bet})`.mapWith(Number),
    })
    .from(rounds)
    .innerJoin(members, eq(members.id, rounds.memberId))
    .where(and(teamOf(member), gte(rounds.createdAt, from), lt(rounds.createdAt, until)))
    .groupBy(day, members.account, members.rates, rounds.category);
  const lines = rows
    .map((row) => {
      const rate = Math.max(
        0,
        Math.round(((member.rates[row.gameType] ?? 0) - (row.rates[row.gameType] ?? 0)) * 1000) /
          1000,
      );
      return { ...row, rate, amount: Math.floor((row.bet * rate) / 100) };
    })
    .filter(({ amount }) => amount > 0)
    .sort(
      (one, other) =>
        other.day.localeCompare(one.day) ||
        one.account.localeCompare(other.account) ||
        one.gameType.localeCompare(other.gameType),
    );
  const window = windowOf(query.pageNo, query.pageSize);
  return {
    list: lines.slice(window.offset, window.offset + window.limit).map((line) => ({
      id: `${line.day}-${line.account}-${line.gameType}`,
      day: line.day,
      account: line.account,
      gameType: line.gameType,
      betAmount: toMajor(line.bet, scope),
      rate: line.rate,
      amount: toMajor(line.amount, scope),
    })),
    ...pageFields(window, lines.length),
    footer: {
      amount: toMajor(
        lines.reduce((sum, line) => sum + line.amount, 0),
        scope,
      ),
    },
  };
}

/** Dividends by calendar month: a share of what the house kept from the team. */
export async function dividend(
  { services, member, scope }: MemberAsker,
  { query }: Asked<typeof agentCalls.dividend>,
) {
  demandAgent(member);
  const { timeZone } = scope.config;
  const { from, until } = periodOf(query, timeZone);
  const rows = await services.db
    .select({ createdAt: rounds.createdAt, bet: rounds.bet, win: rounds.win })
    .from(rounds)
    .innerJoin(members, eq(members.id, rounds.memberId))
    .where(and(teamOf(member), gte(rounds.createdAt, from), lt(rounds.createdAt, until)));
  const months = new Map<string, { bet: number; loss: number }>();
  for (const { createdAt, bet, win } of rows) {
    const month = dayOf(createdAt, timeZone).slice(0, 7);
    const sum = months.get(month) ?? { bet: 0, loss: 0 };
    months.set(month, { bet: sum.bet + bet, loss: sum.loss + bet - win });
  }
  const current = dayOf(services.now(), timeZone).slice(0, 7);
  const lines = [...months]
    .sort(([one], [other]) => other.localeCompare(one))
    .map(([month, { bet, loss }]) => monthLine(month, month === current, bet, loss));
  const window = windowOf(query.pageNo, query.pageSize);
  return {
    list: lines.slice(window.offset, window.offset + window.limit).map((line) => ({
      ...line,
      turnover: toMajor(line.turnover, scope),
      netLoss: toMajor(line.netLoss, scope),
      amount: toMajor(line.amount, scope),
    })),
    ...pageFields(window, lines.length),
    footer: {
      amount: toMajor(
        lines.reduce((sum, line) => sum + line.amount, 0),
        scope,
      ),
    },
  };
}

/** Percent of the team's net loss. */
const dividendRate = 10;

function monthLine(month: string, current: boolean, turnover: number, netLoss: number) {
  const [year = 1970, number = 1] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const amount = Math.max(0, Math.floor((netLoss * dividendRate) / 100));
  const status =
    amount === 0 ? ('none' as const) : current ? ('pending' as const) : ('issued' as const);
  return {
    id: month,
    startDate: `${month}-01`,
    endDate: `${month}-${last}`,
    turnover,
    netLoss,
    rate: dividendRate,
    amount,
    status,
  };
}
