import { lobbyCalls } from '@playhouse/wps';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gameSeeds } from '../../catalogue/games';
import type { TestPlatform } from '../../testing/platform';
import { slowStart, startPlatform } from '../../testing/platform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
}, slowStart);
afterAll(() => platform.gateway.close());

const language = { language: 'EN' };

async function readIndex(merchant = 'alpha') {
  const answered = await platform.ask(lobbyCalls.gameIndex, { merchant, query: language });
  return { ...answered, index: lobbyCalls.gameIndex.answer.parse(answered.value) };
}

const facts = (nodeId: string, options: { language?: string; merchant?: string } = {}) =>
  platform.ask(lobbyCalls.gameFacts, {
    merchant: options.merchant,
    query: { nodeId, language: options.language ?? 'EN' },
  });

describe('the index of names', () => {
  it.each([
    ['alpha', ['RNG', 'LIVE', 'FISH', 'SPORTS', 'ELOTT']],
    ['omega', ['LIVE', 'RNG']],
  ])('of %s has every game of its categories, and no other', async (merchant, categories) => {
    const { index } = await readIndex(merchant);
    const offered = gameSeeds().filter(({ category }) => categories.includes(category));
    expect(index.games.map(([nodeId]) => nodeId).sort()).toEqual(
      offered.map(({ nodeId }) => nodeId).sort(),
    );
    expect(index.vendors.map(([code]) => code).sort()).toEqual(
      [...new Set(offered.map(({ vendor }) => vendor))].sort(),
    );
  });

  it('begins with what is played most, as the hot games do', async () => {
    const { index } = await readIndex();
    const { value } = await platform.ask(lobbyCalls.hotGames, {
      merchant: 'alpha',
      query: language,
    });
    const hot = lobbyCalls.hotGames.answer.parse(value).map(({ nodeId }) => nodeId);
    expect(index.games.slice(0, hot.length).map(([nodeId]) => nodeId)).toEqual(hot);
    expect(index.picture?.replace('{nodeId}', hot[0] ?? '')).toBe(`/art/game/${hot[0]}.svg`);
  });

  it('may be kept by anybody for a merchant, and takes a dozen KiB at most', async () => {
    const { headers, value } = await readIndex();
    expect(headers.get('Cache-Control')).toBe('public, max-age=300');
    expect(headers.get('Vary')).toContain('Merchant');
    expect(gzipSync(JSON.stringify(value)).length).toBeLessThan(12 * 1024);
  });
});

describe('facts of a game', () => {
  it('are its rules in the language, its return and its bets', async () => {
    const roulette = gameSeeds().find(({ name }) => name === 'American Roulette');
    const { value } = await facts(roulette?.nodeId ?? '', { language: 'PT' });
    const { game, rules, returnToPlayer, minBet, maxBet } =
      lobbyCalls.gameFacts.answer.parse(value);
    expect(game.gameName).toBe('American Roulette');
    expect(rules).toMatch(/^Coloque fichas/);
    expect(returnToPlayer).toBeCloseTo(36 / 38, 5);
    expect(minBet).toBe((roulette?.minBet ?? 0) / 1000);
    expect(maxBet).toBe(5_000);
  });

  it('are refused for a game that the merchant does not offer, or nobody', async () => {
    const fish = gameSeeds().find(({ category }) => category === 'FISH');
    expect((await facts(fish?.nodeId ?? '', { merchant: 'omega' })).code).toBe('notFound');
    expect((await facts('1')).code).toBe('notFound');
  });
});

it('a searched list finds a name with slips, its vendor, and nothing for signs [LIST-01]', async () => {
  const find = async (gameName: string) => {
    const query = { ...language, gameType: 'RNG', gameName };
    const { value } = await platform.ask(lobbyCalls.gameList, { query });
    return lobbyCalls.gameList.answer.parse(value);
  };
  expect((await find('Crimsn Tide')).items[0]?.gameName).toBe('Crimson Tide Jackpots');
  const ofVendor = await find('Kalyx Forge');
  expect(ofVendor.totalCount).toBe(gameSeeds().filter(({ vendor }) => vendor === 'KLX').length);
  expect(ofVendor.items).toHaveLength(26);
  expect((await find('Roulette')).items).toEqual([]);
});
