import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Game } from '../rules/game';
import { createFairDraw, hashSeed } from './fairDraw';
import { replayProof } from './roundProof';

/** Guesses one of six. */
const game: Game<unknown, { readonly drawn: number }> = {
  action: z.unknown(),
  replay: (draw, [guess, ...more]) => {
    if (typeof guess !== 'number' || more.length > 0) return undefined;
    const drawn = draw(6);
    return { view: { drawn }, staked: 1, paid: drawn === guess ? 570 : 0 };
  },
  returnToPlayer: () => 0.95,
  mostTimes: 5.7,
};
const serverSeed = 'ab'.repeat(32);
const proof = { commitment: hashSeed(serverSeed), serverSeed, clientSeed: 'ana', actions: [3] };

describe('the proof of a round', () => {
  it('gives the round again', () => {
    const drawn = createFairDraw(serverSeed, 'ana')(6);
    expect(replayProof(game, proof)).toMatchObject({ view: { drawn } });
  });

  it('tells whether the round wins the pot, by draws of their own', () => {
    const number = createFairDraw(serverSeed, 'ana:jackpot')(1000);
    const chance = (tickets: number) => ({ ...proof, jackpot: { tickets, among: 1000 } });
    const plain = replayProof(game, proof);
    expect(plain).toMatchObject({ winsJackpot: false });
    expect(replayProof(game, chance(number))).toEqual(plain);
    expect(replayProof(game, chance(number + 1))).toEqual({ ...Object(plain), winsJackpot: true });
  });

  it('is none where the seed is another than the one promised', () => {
    expect(replayProof(game, { ...proof, serverSeed: 'cd'.repeat(32) })).toBe('commitment');
    expect(replayProof(game, { ...proof, serverSeed: 'no seed' })).toBe('commitment');
  });

  it('is none where the actions make no whole round', () => {
    expect(replayProof(game, { ...proof, actions: [] })).toBe('actions');
    expect(replayProof(game, { ...proof, actions: [3, 4] })).toBe('actions');
  });
});
