import { describe, expect, it } from 'vitest';
import { createSeededDraw } from '../seededDraw';
import { judgePick, listMarkets } from './markets';
import type { MatchSpec } from './match';
import { playMatch, startMatch } from './match';
import { oddsBounds, priceChance, priceMatch } from './prices';
import { sportNames } from './sports';

const strengths = [
  { home: 5, away: 5 },
  { home: 9, away: 2 },
  { home: 2, away: 9 },
] as const;

describe.each(sportNames)('%s', (sport) => {
  it('gives back 94.5 % on each pick, to a hundredth of its odds', () => {
    for (const sides of strengths) {
      const spec: MatchSpec = { sport, ...sides };
      const states = playMatch(spec, createSeededDraw(6));
      for (const state of [startMatch(spec), states[Math.floor(states.length / 3)]]) {
        if (state === undefined) throw new Error('no state');
        for (const { chance, voidChance, odds } of priceMatch(spec, state).values()) {
          if (odds === undefined) continue;
          const share = 94.5;
          expect((odds * chance) / (1 - voidChance)).toBeLessThanOrEqual(share + 1e-9);
          expect(((odds + 1) * chance) / (1 - voidChance)).toBeGreaterThan(share - 1e-9);
          expect(odds).toBeGreaterThanOrEqual(oddsBounds.least);
        }
      }
    }
  });

  it('has picks of which exactly one comes true in each market', () => {
    for (const sides of strengths) {
      const spec: MatchSpec = { sport, ...sides };
      const prices = priceMatch(spec, startMatch(spec));
      for (const { picks } of listMarkets(spec)) {
        const chances = picks.map(({ id }) => prices.get(id)?.chance ?? 0);
        const voidChance = prices.get(picks[0]?.id ?? '')?.voidChance ?? 0;
        expect(chances.reduce((all, each) => all + each, voidChance)).toBeCloseTo(1, 9);
      }
    }
  });

  it('closes all picks once the match is over', () => {
    const spec: MatchSpec = { sport, home: 4, away: 6 };
    const over = playMatch(spec, createSeededDraw(1)).at(-1) ?? startMatch(spec);
    for (const { odds, chance } of priceMatch(spec, over).values()) {
      expect(odds).toBeUndefined();
      expect([0, 1]).toContain(chance);
    }
  });
});

it.each([
  [0.5, 0, 189],
  [0.25, 0, 378],
  [0.35, 0.3, 189],
])(
  'a chance of %d with %d of a void is paid 94.5 %% of its fair odds',
  (chance, voidChance, odds) => {
    expect(priceChance(chance, voidChance)).toBe(odds);
  },
);

const end = (home: number, away: number, winner: 'home' | 'draw' | 'away') => ({
  ...{ home, away, winner },
  total: home + away,
});

it.each([
  ['winner', { side: 'home' }, end(2, 1, 'home'), 'won'],
  ['winner', { side: 'draw' }, end(2, 1, 'home'), 'lost'],
  ['winner', { side: 'draw' }, end(1, 1, 'draw'), 'won'],
  ['winner', { side: 'away' }, end(1, 1, 'away'), 'won'],
  ['drawNoBet', { side: 'home' }, end(1, 1, 'draw'), 'void'],
  ['drawNoBet', { side: 'away' }, end(0, 1, 'away'), 'won'],
  ['drawNoBet', { side: 'home' }, end(0, 1, 'away'), 'lost'],
  ['total', { side: 'over', line: 2.5 }, end(2, 1, 'home'), 'won'],
  ['total', { side: 'under', line: 2.5 }, end(2, 1, 'home'), 'lost'],
  ['handicap', { side: 'home', line: -1.5 }, end(2, 1, 'home'), 'lost'],
  ['handicap', { side: 'away', line: 1.5 }, end(2, 1, 'home'), 'won'],
  ['handicap', { side: 'home', line: -1.5 }, end(3, 1, 'home'), 'won'],
  ['bothScore', { side: 'yes' }, end(3, 1, 'home'), 'won'],
  ['bothScore', { side: 'no' }, end(3, 0, 'home'), 'won'],
  ['bothScore', { side: 'yes' }, end(0, 0, 'draw'), 'lost'],
] as const)('%s %j of %j is %s', (name, pick, ended, result) => {
  expect(judgePick(name, pick, ended)).toBe(result);
});
