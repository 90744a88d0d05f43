import { createHash } from 'node:crypto';
import { lobbyCalls, memberCalls, sessionCalls, walletCalls } from '@playhouse/wps';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findGameSeed, gameSeeds } from '../../catalogue/games';
import { gamePlays } from '../../db/schema';
import { makeGame, replayProof } from '@playhouse/games';
import type { Boot, LotteryAnswer, RoundAnswer } from '@playhouse/games';
import { settleLotteries } from '../../model/lottery/settleDraws';
import type { TestPlatform } from '../../testing/platform';
import { slowStart, startPlatform } from '../../testing/platform';

let platform: TestPlatform;
let player: string;
beforeAll(async () => {
  platform = await startPlatform();
  player = await platform.login('demo_player');
}, slowStart);
afterAll(() => platform.gateway.close());

const period = { startDate: '2026-11-01', endDate: '2026-11-30' };

/** A game of a category that the merchant leaves out. */
const fight = gameSeeds().find(({ category }) => category === 'COCKFIGHT')?.nodeId ?? '';

async function launch(nodeId: string, playType?: 'trad' | 'ent'): Promise<string> {
  const { value } = await platform.ask(lobbyCalls.launchGame, {
    token: player,
    query: { vendor: 'LRF', gameId: 'any', nodeId, ...(playType && { playType }) },
  });
  return lobbyCalls.launchGame.answer.parse(value).url;
}

/** Opens a play address as a browser does, and reads what the page was given. */
async function open(
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ status: number; boot: Boot; policy: string; html: string }> {
  const response = await platform.gateway.app.request(url, { headers });
  const html = await response.text();
  const json = /id="boot">(.*?)<\/script>/.exec(html)?.[1] ?? '{}';
  return {
    html,
    status: response.status,
    boot: JSON.parse(json) as Boot,
    policy: response.headers.get('Content-Security-Policy') ?? '',
  };
}

interface Played<Value = RoundAnswer> {
  readonly success: boolean;
  readonly code?: string;
  readonly value: Value;
}

async function send(token: string, path: string, body: object): Promise<Played> {
  const response = await platform.gateway.app.request(`/play/api/${path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, Origin: 'null' },
    body: JSON.stringify(body),
  });
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
  return (await response.json()) as Played;
}

/** Spins a slot. */
const spin = (token: string, roundId: string, stake: number) =>
  send(token, 'round', { roundId, bet: stake, action: { type: 'spin' }, clientSeed: 'ana' });

const balance = async () => {
  const { value } = await platform.ask(walletCalls.balance, { token: player });
  return walletCalls.balance.answer.parse(value).sumBalance;
};

describe('a launched game', () => {
  it('opens once, without any right of the site around it', async () => {
    const url = await launch('100001');
    const first = await open(url);
    expect(first.status).toBe(200);
    expect(first.policy).toContain('sandbox allow-scripts');
    expect(first.policy).not.toContain('unsafe');
    expect(first.boot.token).not.toBe(player);
    expect((await open(url)).status).toBe(410);
  });

  it.each([
    [
      'behind a proxy',
      { 'X-Forwarded-Host': 'play.example:8443', 'X-Forwarded-Proto': 'https' },
      'https://play.example:8443',
    ],
    ['by itself', { Host: '127.0.0.1:4101' }, 'http://127.0.0.1:4101'],
    ['behind what tells lies', { 'X-Forwarded-Host': "x; script-src 'unsafe-inline'" }, ''],
  ])(
    'has its own styles and scripts alone, and calls home from a sandboxed frame, %s',
    async (_where, headers, origin) => {
      const { policy, html } = await open(await launch('100001'), headers);
      const nameByHash = (part: RegExp) =>
        [...html.matchAll(part)]
          .map(([, text = '']) => createHash('sha256').update(text).digest('base64'))
          .map((hash) => `'sha256-${hash}'`);
      const styles = nameByHash(/<style>(.*?)<\/style>/gs);
      const scripts = nameByHash(/<script>(.*?)<\/script>/gs);
      // The page's own, and the check of its rounds.
      expect([styles.length, scripts.length]).toEqual([1, 2]);
      const own = `'self' ${origin}`.trim();
      expect(policy).toBe(
        `default-src 'none'; script-src ${scripts.join(' ')}; style-src ${styles.join(' ')}; connect-src ${own}; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors ${own}; sandbox allow-scripts`,
      );
    },
  );

  it('cannot be opened after five minutes', async () => {
    const url = await launch('100001');
    platform.advance(301_000);
    expect((await open(url)).status).toBe(410);
  });

  it('keeps whoever plays it logged in [SESS-03]', async () => {
    const { boot } = await open(await launch('100001'));
    platform.advance(50 * 60_000);
    expect((await spin(boot.token, 'round-of-late', 1)).success).toBe(true);
    const life = await platform.ask(sessionCalls.life, { token: player });
    const { idleEndsAt } = sessionCalls.life.answer.parse(life.value);
    expect(idleEndsAt).toBe(platform.gateway.services.now() + 60 * 60_000);
  });

  it('tells its outcome as the records do', async () => {
    const { boot } = await open(await launch('100001'));
    const seen = new Map<string, number>();
    for (let at = 0; at < 400 && !(seen.has('lost') && seen.has('won')); at += 1) {
      platform.advance(1_000);
      const { end } = (await spin(boot.token, `came-out-${at}`, 10)).value;
      expect(end?.net).toBeCloseTo((end?.win ?? 0) - 10, 2);
      seen.set(end?.outcome ?? '', end?.net ?? 0);
      const query = { ...period, pageSize: 1 };
      const asked = await platform.ask(memberCalls.betReport, { token: player, query });
      const [record] = memberCalls.betReport.answer.parse(asked.value).items;
      expect(record).toMatchObject({ status: end?.outcome, netAmount: end?.net });
    }
    expect(seen.get('lost')).toBe(-10);
    expect(seen.get('won')).toBeGreaterThan(0);
  });

  it.each([
    ['does not exist', { vendor: 'NONE', gameId: 'none' }],
    ['the merchant does not offer', { vendor: 'LRF', gameId: 'any', nodeId: fight }],
  ])('that %s is refused for good [LAUNCH-04]', async (_, query) => {
    const asked = await platform.ask(lobbyCalls.launchGame, { token: player, query });
    expect(asked.code).toBe('game.unknown');
  });

  it('moves the balance by exactly stake and win, and the same round never twice', async () => {
    const { boot } = await open(await launch('100001'));
    expect(boot.balance).toBe(await balance());
    let expected = boot.balance;
    for (let at = 0; at < 25; at += 1) {
      const { value } = await spin(boot.token, `round-number-${at}`, 10);
      expected = Math.round((expected - 10 + (value.end?.win ?? 0)) * 100) / 100;
      expect(value.balance).toBe(expected);
      const again = await spin(boot.token, `round-number-${at}`, 10);
      expect(again.value).toEqual(value);
    }
    expect(await balance()).toBe(expected);
  });

  it('counts as one play, however often its request is repeated', async () => {
    const { db } = platform.gateway.services;
    const one = and(eq(gamePlays.merchant, 'alpha'), eq(gamePlays.nodeId, '100001'));
    const plays = async () => {
      await platform.everywhere((services) => services.plays.write());
      return (await db.select().from(gamePlays).where(one))[0]?.plays ?? 0;
    };
    const { boot } = await open(await launch('100001'));
    const before = await plays();
    for (let at = 0; at < 3; at += 1) await spin(boot.token, 'played-once', 10);
    expect(await plays()).toBe(before + 1);
  });

  it('ends as it was told when it is given up afterwards', async () => {
    const { boot } = await open(await launch('100001'));
    const { value: played } = await spin(boot.token, 'given-up-late', 10);
    const { value } = await platform.ask(walletCalls.dropIntent, {
      token: player,
      body: { key: 'given-up-late' },
    });
    expect(value).toMatchObject({ state: 'committed', answer: played });
  });

  it('proves each round by the seed that it promised, and promises another', async () => {
    const { boot } = await open(await launch('100001'));
    const spec = findGameSeed('100001')?.spec;
    if (spec === undefined) throw new Error('no slot');
    const { game } = makeGame(spec);
    let promised = boot.commitment;
    for (const at of [1, 2, 3]) {
      const { value } = await spin(boot.token, `to-be-proved-${at}`, 10);
      const { proof, next, win } = value.end ?? {};
      if (proof === undefined) throw new Error('no proof');
      expect(proof.commitment).toBe(promised);
      const state = replayProof(game, proof);
      expect(state).toMatchObject({ view: value.view, paid: Math.round((win ?? 0) * 10) });
      expect(replayProof(game, { ...proof, clientSeed: 'bea' })).not.toEqual(state);
      promised = next;
    }
  });

  it('refuses stakes out of range, choices that do not fit, and strangers', async () => {
    const { boot } = await open(await launch('100001'));
    expect((await spin(boot.token, 'refused-one', 0.001)).code).toBe('amount.outOfRange');
    expect((await spin(boot.token, 'refused-two', 5_001)).code).toBe('amount.outOfRange');
    expect((await spin(boot.token, 'refused-three', -5)).code).toBe('request.invalid');
    expect((await spin(player, 'refused-four', 5)).code).toBe('session.ended');
    const odd = { roundId: 'refused-five', bet: 5, action: { type: 'jump' }, clientSeed: 'ana' };
    expect((await send(boot.token, 'round', odd)).code).toBe('request.invalid');
    const late = { roundId: 'refused-six', action: { type: 'spin' } };
    expect((await send(boot.token, 'action', late)).code).toBe('request.invalid');
  });

  it('shows in recents, records, profit and loss, and on the winner board [FAV-02, WIN-01]', async () => {
    platform.advance(1_000);
    const { boot } = await open(await launch('100003'));
    let won = 0;
    for (let at = 0; won <= 20 && at < 400; at += 1) {
      platform.advance(1_000);
      won = (await spin(boot.token, `until-a-win-${at}`, 20)).value.end?.win ?? 0;
    }
    const ask = async <T>(
      call: { answer: { parse(value: unknown): T } },
      query: Record<string, string | number>,
    ) => {
      const known = call as unknown as Parameters<TestPlatform['ask']>[0];
      return call.answer.parse((await platform.ask(known, { token: player, query })).value);
    };
    const recents = await ask(lobbyCalls.recentList, { language: 'EN' });
    expect(recents.items[0]?.nodeId).toBe('100003');
    const records = await ask(memberCalls.betReport, { ...period, pageSize: 1 });
    expect(records.items[0]).toMatchObject({ winAmount: won, betAmount: 20, status: 'won' });
    const [winner] = await ask(lobbyCalls.winnerBoard, { language: 'EN', limitNum: 20 });
    expect(winner).toMatchObject({ nodeId: '100003', winAmount: won, customerName: 'de***er' });
    const sums = await ask(memberCalls.profitAndLoss, period);
    expect(sums.betAmount).toBe(records.footer.betAmount);
    expect(sums.winAmount).toBe(records.footer.winAmount);
  });
});

describe('a lottery', () => {
  const isFast = ({ name, category }: { name: string; category: string }) =>
    category === 'ELOTT' && name === 'Bolt Draw';
  const fast = gameSeeds().find(isFast)?.nodeId ?? '';
  const state = async (token: string) => {
    const response = await platform.gateway.app.request('/play/api/lottery', {
      headers: { Authorization: `Bearer ${token}` },
    });
    return ((await response.json()) as Played<LotteryAnswer>).value.view;
  };
  const orders = async () => {
    const { value } = await platform.ask(lobbyCalls.orders, { token: player });
    return lobbyCalls.orders.answer.parse(value).items;
  };

  it.each([
    [undefined, ['last3', 'last2', 'last1']],
    ['trad', ['last3', 'last2', 'last1']],
    ['ent', ['big', 'small', 'odd', 'even']],
  ] as const)('launched as %s offers %j [LAUNCH-02]', async (playType, offered) => {
    const { boot } = await open(await launch(fast, playType));
    expect(boot.variant).toMatchObject({ rule: { plays: offered.map((id) => ({ id })) } });
  });

  it('keeps a stake open until the draw, then settles it by the drawn digits', async () => {
    const { boot } = await open(await launch(fast));
    const before = await balance();
    await send(boot.token, 'order', {
      roundId: 'lottery-one',
      bet: 50,
      choice: { playType: 'trad', playId: 'last1', numbers: [7] },
    });
    expect(await balance()).toBe(before - 50);
    expect((await orders())[0]).toMatchObject({ status: 'open', betAmount: 50 });
    platform.advance(1_800_000);
    await balance();
    platform.advance(1_800_000);
    // Looking settles nothing; the clock does.
    expect((await orders())[0]?.status).toBe('open');
    await settleLotteries(platform.gateway.services);
    await settleLotteries(platform.gateway.services);
    const [settled] = await orders();
    expect(['won', 'lost']).toContain(settled?.status);
    expect(await balance()).toBe(before - 50 + (settled?.winAmount ?? 0));
    const detail = await platform.ask(lobbyCalls.orderDetail, {
      token: player,
      query: { orderId: settled?.orderId ?? '' },
    });
    const { result } = lobbyCalls.orderDetail.answer.parse(detail.value);
    expect(settled?.status).toBe(result?.at(-1) === '7' ? 'won' : 'lost');
    expect((await state(boot.token)).orders).toHaveLength(1);
  });

  it('gives a line back before the draw, and not after', async () => {
    const { boot } = await open(await launch(fast));
    const before = await balance();
    await send(boot.token, 'order', {
      roundId: 'lottery-two',
      bet: 30,
      choice: { playType: 'trad', playId: 'last3', numbers: [1, 2, 3] },
    });
    const orderId = (await orders())[0]?.orderId ?? '';
    const cancel = () =>
      platform.ask(lobbyCalls.cancelOrder, {
        token: player,
        body: { orderId, suborderId: `${orderId}-1` },
      });
    expect((await cancel()).success).toBe(true);
    expect(await balance()).toBe(before);
    expect((await cancel()).code).toBe('order.notCancellable');
  });
});
