import type { Call } from '@playhouse/wps';
import { agentCalls, inboxCalls, lobbyCalls, memberCalls, walletCalls } from '@playhouse/wps';
import { asc, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  games,
  lotteryOrders,
  members,
  messages,
  rebates,
  settlementLines,
  settlements,
} from '../db/schema';
import type { TestPlatform } from '../testing/platform';
import { slowStart, startPlatform, testNow } from '../testing/platform';
import { openVolumeSession, writeVolume } from '../testing/volume';

let platform: TestPlatform;
const tokens = { player: '', agent: '' };
const perPage = 7;
const held = 30;

/** More than a page of everything, some of it of one moment and of one amount: only ids tell these apart. */
async function fill(playerId: number, agentId: number): Promise<void> {
  const { db } = platform.gateway.services;
  const all = Array.from({ length: held }, (_, at) => at);
  const moment = (at: number) => new Date(testNow - Math.floor(at / 4) * 60_000);
  const [lottery] = await db.select().from(games).where(eq(games.category, 'ELOTT')).limit(1);
  const below = await db
    .select()
    .from(members)
    .where(like(members.teamPath, `%/${agentId}/%/`))
    .orderBy(asc(members.id));
  await db
    .insert(messages)
    .values(all.map((at) => ({ memberId: playerId, template: 'bonus', createdAt: moment(at) })));
  await db.insert(rebates).values(
    all.map((at) => ({
      ...{ id: `KB${at}`, memberId: playerId, category: 'RNG', turnover: 100, rate: 1, amount: 1 },
      until: moment(at),
    })),
  );
  await db.insert(lotteryOrders).values(
    all.map((at) => ({
      ...{ id: `KL${at}`, merchant: 'alpha', memberId: playerId, numero: 'K', lines: [], bet: 100 },
      ...{ nodeId: lottery?.nodeId ?? '', status: 'lost' as const },
      ...{ drawsAt: moment(at), createdAt: moment(at) },
    })),
  );
  for (const day of ['2026-11-18', '2026-11-19']) {
    const id = `rebate-${agentId}-${day}`;
    const settled = { id, merchant: 'alpha', memberId: agentId, kind: 'rebate' };
    await db.insert(settlements).values({ ...settled, firstDay: day, day });
    const lines = below.slice(0, held).map((member, at) => ({
      ...{ settlementId: id, sourceId: member.id, category: at % 2 ? 'RNG' : 'LIVE' },
      ...{ turnover: (at % 5) * 100, rate: (at % 3) / 7, amount: at % 4 },
    }));
    await db.insert(settlementLines).values(lines);
  }
}

beforeAll(async () => {
  platform = await startPlatform();
  const { db } = platform.gateway.services;
  await writeVolume(db, 300, testNow);
  tokens.player = await openVolumeSession(db, 'volume_150', testNow);
  tokens.agent = await openVolumeSession(db, 'volume_agent_2', testNow);
  const id = async (account: string) =>
    (await db.select().from(members).where(eq(members.account, account)))[0]?.id ?? 0;
  await fill(await id('volume_150'), await id('volume_agent_2'));
}, slowStart);
afterAll(() => platform.gateway.close());

interface Paged {
  readonly items: readonly unknown[];
  readonly next?: string | undefined;
}

async function page(call: Call, who: keyof typeof tokens, query: object) {
  const { value, code } = await platform.ask(call, { token: tokens[who], query: { ...query } });
  expect(code).toBeUndefined();
  return call.answer.parse(value) as Paged;
}

const period = { startDate: '2026-10-22', endDate: '2026-11-21' };
const sorted = (call: Call, keys: readonly string[], query: object = {}) =>
  keys.flatMap((sort) =>
    ['true', 'false'].map((descending): [Call, keyof typeof tokens, object] => [
      call,
      'agent',
      { ...query, sort, descending },
    ]),
  );
const lists: readonly [Call, keyof typeof tokens, object][] = [
  [inboxCalls.inboxList, 'player', {}],
  [lobbyCalls.orders, 'player', {}],
  [memberCalls.rebateReport, 'player', period],
  [walletCalls.transactions, 'agent', { ...period, types: 'A' }],
  [agentCalls.figureMembers, 'agent', { ...period, figure: 'members' }],
  [agentCalls.teamList, 'agent', {}],
  ...sorted(agentCalls.teamList, ['account', 'balance', 'teamCount', 'regDate']),
  ...sorted(agentCalls.teamBetting, ['betTime', 'gameType'], period),
  ...sorted(agentCalls.figureEntries, ['createTime', 'type'], { ...period, figure: 'net' }),
  ...sorted(walletCalls.transactions, ['createTime', 'userName', 'amount', 'type', 'balance'], {
    ...period,
    types: 'A',
  }),
  ...sorted(
    agentCalls.rebateIncome,
    ['day', 'account', 'gameType', 'betAmount', 'rate', 'amount'],
    period,
  ),
];

describe('a list that grows', () => {
  it.each(lists.map(([call, who, query]) => [call.name, query, { call, who }] as const))(
    '%s %j is the same line by line and by its keys, page after page',
    async (_, query, { call, who }) => {
      const whole = await page(call, who, { ...query, pageSize: 100 });
      expect(whole.items.length).toBeGreaterThanOrEqual(held);
      const walked: unknown[] = [];
      for (let after: string | undefined; walked.length < whole.items.length;) {
        const key = after === undefined ? {} : { after };
        const { items, next } = await page(call, who, { ...query, ...key, pageSize: perPage });
        walked.push(...items);
        if (next === undefined) break;
        after = next;
      }
      expect(walked.slice(0, whole.items.length)).toEqual(whole.items);
      expect(new Set(walked.map((each) => JSON.stringify(each))).size).toBe(walked.length);
    },
  );

  it.each(['somewhere', '[]', '["1","2","3"]', '["x","1"]', '[1,2]', '{"0":"1","1":"2"}'])(
    'refuses %s, which is no key of its',
    async (after) => {
      const asked = { token: tokens.player, query: { after } };
      expect((await platform.ask(inboxCalls.inboxList, asked)).code).toBe('request.invalid');
    },
  );

  it.each<[string, Call, keyof typeof tokens]>([
    ['["999999999999999","KL1"]', lobbyCalls.orders, 'player'],
    ['["1","K\\u0000L"]', lobbyCalls.orders, 'player'],
    ['["0000-01-01","a","RNG"]', agentCalls.rebateIncome, 'agent'],
  ])('refuses %s, whose parts no database holds', async (after, call, who) => {
    const asked = { token: tokens[who], query: { ...period, after } };
    expect((await platform.ask(call, asked)).code).toBe('request.invalid');
  });

  it('takes the longest key that it gives', async () => {
    const long = 'n'.repeat(64);
    const after = JSON.stringify([long, String(testNow), long]);
    const query = { ...period, sort: 'account', after };
    const { code } = await platform.ask(agentCalls.teamBetting, { token: tokens.agent, query });
    expect(code).toBeUndefined();
  });
});
