import {
  agentCalls,
  inboxCalls,
  lobbyCalls,
  memberCalls,
  promotionCalls,
  walletCalls,
} from '@playhouse/wps';
import type { Call } from '@playhouse/wps';
import { beforeAll, describe, expect, it } from 'vitest';
import { purge } from '../model/platform/purge';
import { filePlatform } from '../testing/filePlatform';
import type { SentQuery } from '../testing/queryPlans';
import { measureCost } from '../testing/queryPlans';
import { testMerchants } from '../testing/merchants';
import { slowStart, testNow } from '../testing/platform';
import { expiringRows, expiredRows, writeExpiringRows } from '../testing/expiringRows';
import { openVolumeSession, teamSize, writeVolume } from '../testing/volume';

/** Players of the volume: many enough that reading all of them cannot be missed. */
const large = process.env['GATEWAY_TEST_DATABASE_URL'] !== undefined;
const size = large ? 20_000 : 1_000;
/** Rows that a query may read for each row that it answers or has to add up: itself, its two entries, their accounts, its member, its game. */
const most = 8;

const sent: SentQuery[] = [];
const merchants = testMerchants.map((each) =>
  each.code === 'alpha' ? { ...each, promotions: ['MISSION' as const] } : each,
);
const platform = filePlatform({
  merchants,
  onQuery: (text, parameters) => sent.push({ text, parameters: [...parameters] }),
});
const tokens = { player: '', agent: '' };
beforeAll(async () => {
  const { db } = platform.gateway.services;
  await writeVolume(db, size, testNow);
  tokens.player = await openVolumeSession(db, 'volume_250', testNow);
  tokens.agent = await openVolumeSession(db, 'volume_agent_3', testNow);
}, slowStart);

/** Whole queries of whom they serve; what a call writes is not asked again. */
async function queriesOf(run: () => Promise<unknown>, verb: RegExp): Promise<SentQuery[]> {
  sent.length = 0;
  await run();
  return sent.splice(0).filter(({ text }) => verb.test(text));
}

const period = { startDate: '2026-11-01', endDate: '2026-11-21' };
/** Rows of a team's totals: four rounds and a deposit each. */
const team = teamSize * 5;

/** Parts that a pot is kept in, and the places of a leader board that a member's own is counted among. */
const [potParts, placesCounted] = [64, 1_000];

const own: readonly [Call, keyof typeof tokens, object, number?][] = [
  [walletCalls.balance, 'player', {}],
  [walletCalls.transactions, 'player', period],
  [walletCalls.transactions, 'player', { ...period, type: 'win' }],
  [walletCalls.depositReport, 'player', period],
  [walletCalls.withdrawConfig, 'player', {}, 5],
  [memberCalls.betReport, 'player', period, 5],
  [memberCalls.profitAndLoss, 'player', period, 5],
  [memberCalls.manualRebate, 'player', {}, 5],
  [promotionCalls.memberClubBenefit, 'player', {}, 5],
  [lobbyCalls.winnerBoard, 'player', { gameCategory: 'RNG', limitNum: 20, language: 'EN' }],
  [lobbyCalls.winnerBoard, 'player', { gameCategory: 'ALL', limitNum: 20, language: 'EN' }],
  [lobbyCalls.jackpotFeed, 'player', {}, potParts],
  [lobbyCalls.jackpotEntries, 'player', {}, potParts],
  [promotionCalls.leaderBoard, 'player', {}, placesCounted],
  [inboxCalls.inboxList, 'player', {}],
  [inboxCalls.unreadCount, 'player', {}],
  [lobbyCalls.orders, 'player', {}],
  [memberCalls.rebateReport, 'player', period],
  [promotionCalls.rewards, 'player', {}],
  [promotionCalls.redRain, 'player', {}],
  [memberCalls.referral, 'player', {}],
];
// Of a small team in a small house: reading the house is cheaper there, and rightly done.
const ofTeams: typeof own = [
  [agentCalls.teamKpi, 'agent', period, team],
  [agentCalls.teamOverview, 'agent', period, team],
  [agentCalls.teamTrend, 'agent', period, team],
  [agentCalls.figureEntries, 'agent', { ...period, figure: 'bet' }, team],
  [agentCalls.figureMembers, 'agent', { ...period, figure: 'activeMembers' }, team],
  [agentCalls.teamList, 'agent', {}, teamSize],
  [agentCalls.teamPnl, 'agent', period, team],
  [agentCalls.teamBetting, 'agent', period, team],
  [agentCalls.inviteLinks, 'agent', {}],
  [agentCalls.rebateIncome, 'agent', period],
  [memberCalls.referral, 'agent', {}, teamSize],
];

const listed = [...own, ...(large ? ofTeams : [])].map(([call, who, query, sum]) => ({
  name: call.name,
  call,
  who,
  query,
  sum,
}));

describe(`with ${size} players`, () => {
  it.each(listed)(
    '$name reads no more than it shows or adds up',
    async ({ call, who, query, sum }) => {
      const ask = () => platform.ask(call, { token: tokens[who], query: { ...query } });
      // Twice: a statement that the server keeps is planned anew after the first runs.
      const first = await ask();
      expect(first.code).toBeUndefined();
      const queries = await queriesOf(ask, /^(select|with)/);
      expect(queries).not.toEqual([]);
      for (const each of queries) {
        const { read, answered } = await measureCost(platform.gateway.services.db, each);
        const allowed = most * Math.max(answered, sum ?? 1);
        expect(read <= allowed ? 'few' : `${read} of ${allowed}: ${each.text}`).toBe('few');
      }
    },
  );

  it('a purge reads what it removes, of every table that it removes from', async () => {
    const { services } = platform.gateway;
    const removals = await queriesOf(() => purge(services), /^delete /);
    const tables = removals.map(({ text }) => /^delete from "(\w+)"/.exec(text)?.[1] ?? text);
    expect(tables.sort()).toEqual(Object.keys(expiringRows).sort());
    await writeExpiringRows(services.db, testNow);
    for (const removal of removals) {
      const { read } = await measureCost(services.db, removal);
      // Each row that has run out must be met, and hardly any other.
      const few = expiredRows <= read && read <= 3 * expiredRows;
      expect(few ? 'few' : `${read} read: ${removal.text}`).toBe('few');
    }
  });
});
