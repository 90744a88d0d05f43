import { describe, expect, it } from 'vitest';
import { instantBand } from '../returnBand';
import { createSeededDraw } from '../seededDraw';
import { createVirtualMatch, listOdds } from './createVirtualMatch';
import { designMatch } from './designMatch';
import type { MatchKind } from './designMatch';

describe.each<MatchKind>(['goals', 'points', 'sets'])('matches by %s', (kind) => {
  const variants = Array.from({ length: 40 }, (_, seed) => designMatch(seed, kind));

  it('give back a share within the band on every bet', () => {
    for (const variant of variants)
      for (const share of Object.values(createVirtualMatch(variant).spotReturns())) {
        expect(share).toBeGreaterThan(0.93);
        expect(share).toBeLessThanOrEqual(instantBand.most);
      }
  });

  it('never give more than the stakes for bets on all ends', () => {
    for (const variant of variants) {
      const odds = listOdds(variant);
      const ends = (['home', 'draw', 'away'] as const).filter((spot) => odds.has(spot));
      const needed = ends.reduce((sum, spot) => sum + 100 / (odds.get(spot) ?? 1), 0);
      const isWhole = ends.length === (variant.hasDraw ? 3 : 2);
      if (isWhole) expect(needed).toBeGreaterThan(1);
    }
  });

  it('differ from each other', () => {
    const odds = variants.map((variant) => JSON.stringify([...listOdds(variant)]));
    expect(new Set(odds).size).toBe(variants.length);
  });
});

it('a long run of a match comes near its return', () => {
  const game = createVirtualMatch(designMatch(3, 'goals'));
  const draw = createSeededDraw(9);
  const opening = { bets: [{ spot: 'home' as const, chips: 1 }] };
  let paid = 0;
  for (let round = 0; round < 20_000; round += 1) paid += game.replay(draw, [opening])?.paid ?? 0;
  expect(Math.abs(paid / 2_000_000 - game.spotReturns().home)).toBeLessThan(0.04);
});

it('a match without draws ends with a winner', () => {
  const game = createVirtualMatch(designMatch(5, 'sets'));
  const draw = createSeededDraw(2);
  for (let round = 0; round < 300; round += 1) {
    const { home = 0, away = 0 } =
      game.replay(draw, [{ bets: [{ spot: 'over', chips: 1 }] }])?.view.outcome ?? {};
    expect(home).not.toBe(away);
  }
});
