import { gunzipSync } from 'node:zlib';
import { lobbyCalls } from '@playhouse/wps';
import type { CallAnswer } from '@playhouse/wps';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gameSeeds } from '../../catalogue/games';
import type { AskOptions, TestPlatform } from '../../testing/platform';
import { slowStart, startPlatform, testNow } from '../../testing/platform';

let platform: TestPlatform;
let player: string;
beforeAll(async () => {
  platform = await startPlatform();
  player = await platform.login('demo_player');
}, slowStart);
afterAll(() => platform.gateway.close());

type Page = CallAnswer<typeof lobbyCalls.gameList>;

async function listed(query: AskOptions['query'], more: AskOptions = {}): Promise<Page> {
  const answered = await platform.ask(lobbyCalls.gameList, {
    ...more,
    query: { language: 'EN', gameType: 'RNG', ...query },
  });
  return lobbyCalls.gameList.answer.parse(answered.value);
}

describe('hot matches', () => {
  it('are two that are being played and those that come [HOT-01]', async () => {
    const answered = await platform.ask(lobbyCalls.hotMatches, { query: { language: 'EN' } });
    const starts = lobbyCalls.hotMatches.answer
      .parse(answered.value)
      .map(({ matchTime }) => matchTime);
    expect(starts).toHaveLength(6);
    expect(starts.filter((start) => start <= testNow)).toHaveLength(2);
    expect(starts).toEqual([...starts].sort((one, other) => one - other));
  });
});

describe('game lists', () => {
  it('page through a whole category without a gap or a repetition [LIST-06]', async () => {
    // The last page of this category is not full.
    const fish = { gameType: 'FISH' };
    const first = await listed(fish);
    const nodes: string[] = [];
    for (let pageNo = 1; pageNo <= first.totalPages; pageNo += 1) {
      nodes.push(...(await listed({ ...fish, pageNo })).items.map(({ nodeId }) => nodeId));
    }
    const games = gameSeeds().filter(({ category }) => category === 'FISH');
    expect(first.items).toHaveLength(26);
    expect(games.length % 26).toBeGreaterThan(0);
    expect(nodes).toHaveLength(games.length);
    expect(new Set(nodes).size).toBe(games.length);
  });

  it('search by part of a name, taking signs literally [LIST-01]', async () => {
    const { items } = await listed({ gameName: 'dRaGoN' });
    expect(items.length).toBeGreaterThan(0);
    for (const { gameName } of items) expect(gameName).toMatch(/dragon/i);
    expect((await listed({ gameName: '%' })).items).toEqual([]);
  });

  it('filter by vendor, stake and age [LIST-02, LIST-08]', async () => {
    const byVendor = await listed({ vassalage: 'KLX' });
    expect(byVendor.items.every(({ vassalage }) => vassalage === 'KLX')).toBe(true);
    const cheap = gameSeeds().filter(({ category, minBet }) => category === 'RNG' && minBet <= 50);
    expect((await listed({ minBet: 0.05 })).totalCount).toBe(cheap.length);
    const fresh = gameSeeds().filter(({ category, isNew }) => category === 'RNG' && isNew);
    expect((await listed({ isNew: 1 })).totalCount).toBe(fresh.length);
  });

  it('show new games first where the class is NEW [LIST-05]', async () => {
    const news = new Set(
      gameSeeds()
        .filter(({ isNew }) => isNew)
        .map(({ nodeId }) => nodeId),
    );
    const { items } = await listed({ gameClassify: 'NEW' });
    expect(items.every(({ nodeId }) => news.has(nodeId))).toBe(true);
  });

  it('list favourites of the member as a class, and nothing for a visitor [LIST-05]', async () => {
    expect((await listed({ gameClassify: 'FAV', gameType: 'ALL' })).items).toEqual([]);
    expect(
      (await listed({ gameClassify: 'FAV', gameType: 'ALL' }, { token: player })).items.length,
    ).toBeGreaterThan(0);
  });

  it('offer over 600 games from over 30 vendors', () => {
    expect(gameSeeds().length).toBeGreaterThan(600);
    expect(new Set(gameSeeds().map(({ vendor }) => vendor)).size).toBeGreaterThan(30);
    expect(new Set(gameSeeds().map(({ nodeId }) => nodeId)).size).toBe(gameSeeds().length);
  });
});

it('kinds of games are those of slots where a list filters by them [LIST-02, LIST-05]', async () => {
  const kinds = async (typeId: number) => {
    const { value } = await platform.ask(lobbyCalls.vassalGameTypes, { query: { typeId } });
    const vendors = lobbyCalls.vassalGameTypes.answer.parse(value);
    return vendors.find(({ vassalage }) => vassalage === 'LRF')?.classifies ?? [];
  };
  expect(await kinds(1)).toContain('VIDEO');
  expect(await kinds(1)).not.toContain('FISHING');
  expect(await kinds(0)).toContain('FISHING');
});

describe('what a merchant offers', () => {
  it('follows its order of categories [POPG-01]', async () => {
    for (const [merchant, order] of [
      ['alpha', ['RNG', 'LIVE', 'FISH', 'SPORTS', 'ELOTT']],
      ['omega', ['LIVE', 'RNG']],
    ] as const) {
      const { value } = await platform.ask(lobbyCalls.vendorConfig, { merchant });
      const { sorting } = lobbyCalls.vendorConfig.answer.parse(value);
      expect(sorting.map(({ gameCategory }) => gameCategory)).toEqual(order);
      expect(sorting.every(({ vendorNames }) => vendorNames.length > 0)).toBe(true);
    }
  });

  it('is answered at the path that its config gives a call [WL-05]', async () => {
    const moved = { ...lobbyCalls.hotGames, path: '/wps/relay/OTHER_hot' as const };
    const answered = await platform.ask(moved, { merchant: 'omega', query: { language: 'EN' } });
    expect(lobbyCalls.hotGames.answer.parse(answered.value).length).toBeGreaterThan(5);
  });
});

describe('favourites', () => {
  const game = { nodeId: '100007', vendor: 'LRF' };
  const nodes = async () => {
    const { value } = await platform.ask(lobbyCalls.favouriteList, {
      token: player,
      query: { language: 'EN' },
    });
    return lobbyCalls.favouriteList.answer.parse(value).nodeIds;
  };

  it('are added once and removed again [FAV-01]', async () => {
    const before = await nodes();
    for (let at = 0; at < 2; at += 1)
      await platform.ask(lobbyCalls.addFavourite, { token: player, body: game });
    expect(await nodes()).toHaveLength(before.length + 1);
    await platform.ask(lobbyCalls.removeFavourite, { token: player, query: game });
    expect((await nodes()).sort()).toEqual(before.sort());
  });

  it('refuse a game that is not there', async () => {
    const answered = await platform.ask(lobbyCalls.addFavourite, {
      token: player,
      body: { ...game, nodeId: '1' },
    });
    expect(answered.code).toBe('notFound');
  });
});

describe('what a phone pays for', () => {
  const fetched = (path: string, encoding: string) =>
    platform.gateway.app.request(path, {
      headers: { 'Accept-Encoding': encoding, Merchant: 'alpha' },
    });

  it.each(['/art/game/100059.svg', `${lobbyCalls.gameList.path}?language=EN&gameType=RNG`])(
    '%s travels compressed, and whole where the browser does not take it',
    async (path) => {
      const [plain, packed] = [await fetched(path, 'identity'), await fetched(path, 'gzip, br')];
      expect(plain.headers.get('Content-Encoding')).toBeNull();
      expect(packed.headers.get('Content-Encoding')).toBe('gzip');
      expect([plain, packed].map(({ headers }) => headers.get('Vary'))).toEqual([
        expect.stringContaining('Accept-Encoding'),
        expect.stringContaining('Accept-Encoding'),
      ]);
      const bytes = Buffer.from(await packed.arrayBuffer());
      const whole = await plain.text();
      // Every answer has a reference of its own.
      const said = (text: string) => text.replace(/"reference":"[^"]+"/, '');
      expect(said(gunzipSync(bytes).toString())).toBe(said(whole));
      expect(bytes.length).toBeLessThan(whole.length / 2);
    },
  );

  it('an answer of a few bytes travels as it is, which costs less than packing it', async () => {
    const answered = await fetched(lobbyCalls.jackpotFeed.path, 'gzip');
    expect(answered.headers.get('Content-Encoding')).toBeNull();
    expect(answered.headers.get('Content-Length')).toBe(`${(await answered.text()).length}`);
  });
});
