import type { Call } from '@playhouse/wps';
import { agentCalls, contractCalls, memberCalls } from '@playhouse/wps';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { messages } from '../../db/schema';
import { slowStart } from '../../testing/platform';
import { seatPlayer } from '../../testing/seat';

const { ask, platform } = seatPlayer();
let agent: string;
beforeAll(async () => {
  agent = await platform.login('demo_agent');
}, slowStart);

const period = { startDate: '2026-10-01', endDate: '2026-12-31' };

describe('a team', () => {
  const team = (call: Call, query: object) =>
    platform.ask(call, { token: agent, query: { ...period, ...query } });

  it('is added up alike by the overview, by profit and loss, and by its bets', async () => {
    const overview = agentCalls.teamOverview.answer.parse(
      (await team(agentCalls.teamOverview, {})).value,
    );
    const pnl = agentCalls.teamPnl.answer.parse(
      (await team(agentCalls.teamPnl, { pageSize: 100 })).value,
    );
    const bets = agentCalls.teamBetting.answer.parse(
      (await team(agentCalls.teamBetting, {})).value,
    );
    expect(overview.betAmount).toBe(pnl.footer.betAmount);
    expect(overview.betAmount).toBe(bets.footer.betAmount);
    expect(pnl.items.reduce((sum, { betAmount }) => sum + betAmount, 0)).toBeCloseTo(
      overview.betAmount,
      2,
    );
    expect(overview.memberCount).toBeGreaterThan(20);
    const trend = await course({});
    const sumPoints = (field: 'betAmount' | 'netAmount' | 'settledBetAmount') =>
      trend.points.reduce((sum, point) => sum + point[field], 0);
    expect(sumPoints('betAmount')).toBeCloseTo(overview.betAmount, 2);
    expect(sumPoints('netAmount')).toBeCloseTo(overview.netAmount, 2);
    expect(sumPoints('settledBetAmount')).toBeCloseTo(bets.footer.betAmount, 2);
  });

  const course = async (query: object) =>
    agentCalls.teamTrend.answer.parse((await team(agentCalls.teamTrend, query)).value);

  it('has a course in days, weeks or months, whose steps add up to the same', async () => {
    const days = await course({ startDate: '2026-10-01', endDate: '2026-11-30' });
    const weeks = await course({ startDate: '2026-10-01', endDate: '2027-01-31' });
    const months = await course({ startDate: '2025-01-01', endDate: '2027-01-31' });
    expect([days.unit, weeks.unit, months.unit]).toEqual(['day', 'week', 'month']);
    const staked = (points: readonly { readonly betAmount: number }[]) =>
      points.reduce((sum, { betAmount }) => sum + betAmount, 0);
    expect(staked(days.points)).toBeGreaterThan(0);
    expect(staked(weeks.points)).toBeCloseTo(staked(days.points), 2);
    expect(weeks.points.every(({ day }) => new Date(day).getUTCDay() === 1)).toBe(true);
    expect(months.points.every(({ day }) => day.endsWith('-01'))).toBe(true);
    const slots = await course({ gameType: 'RNG' });
    const all = await course({});
    expect(staked(slots.points)).toBeGreaterThan(0);
    expect(staked(slots.points)).toBeLessThan(staked(all.points));
  });

  it('has its profit and loss sorted over all pages', async () => {
    const sorted = async (query: object) =>
      agentCalls.teamPnl.answer
        .parse((await team(agentCalls.teamPnl, { pageSize: 5, ...query })).value)
        .items.map(({ netAmount }) => netAmount);
    const lowest = await sorted({ sort: 'netAmount', descending: 'false' });
    const highest = await sorted({ sort: 'netAmount' });
    expect(lowest).toEqual([...lowest].sort((a, b) => a - b));
    expect(highest).toEqual([...highest].sort((a, b) => b - a));
    expect(highest[0] ?? 0).toBeGreaterThan(lowest.at(-1) ?? 0);
  });

  it('is closed to players and to other agents', async () => {
    expect((await ask(agentCalls.teamOverview, { query: period })).code).toBe('permission.denied');
    const top = await platform.login('demo_topagent');
    const info = memberCalls.info.answer.parse((await ask(memberCalls.info, { token: top })).value);
    expect((await team(agentCalls.teamList, { parentId: info.id })).code).toBe('notFound');
  });

  it('passes on at most the rate that the agent has', async () => {
    const set = (rate: number) =>
      platform.ask(agentCalls.setRebateSettings, {
        token: agent,
        body: { rates: [{ gameType: 'RNG', rate }] },
      });
    expect((await set(99)).code).toBe('rebate.outOfRange');
    expect((await set(0.2)).success).toBe(true);
  });

  it('gets its contracts accepted once [CONTR-02]', async () => {
    const offered = await platform.ask(contractCalls.dailySalaryRequest, { token: agent });
    const contractId =
      contractCalls.dailySalaryRequest.answer.parse(offered.value)?.contractId ?? '';
    const process = () =>
      platform.ask(contractCalls.processDailySalary, {
        token: agent,
        query: { contractId, action: 'accept' },
      });
    expect((await process()).success).toBe(true);
    expect((await process()).code).toBe('contract.missing');
    const { db } = platform.gateway.services;
    const told = await db.select().from(messages).where(eq(messages.template, 'contractAccepted'));
    expect(told.map(({ values }) => values)).toEqual([{ account: 'demo_agent' }]);
    const pending = await platform.ask(contractCalls.pendingContracts, { token: agent });
    expect(pending.value).toEqual({
      dailysalreqtype: false,
      divtypecompperiodreq: true,
      contracthoursalreq: true,
    });
  });
});
