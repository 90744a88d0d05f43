import { expect, it } from 'vitest';
import { createSeededDraw } from '../seededDraw';
import { playMatch } from './match';
import type { MatchSpec } from './match';
import { priceMatch } from './prices';
import { calculateCashOut, calculateFairValue, calculatePayout, settleSlip } from './slip';

it('a payout is the stake times all odds, rounded down, however large the product', () => {
  expect(calculatePayout(1000, [{ odds: 185 }])).toBe(1850);
  expect(calculatePayout(333, [{ odds: 185 }, { odds: 210 }])).toBe(1293);
  const eight = Array.from({ length: 8 }, () => ({ odds: 333 }));
  // 500000 * 3.33^8, by whole numbers of any size.
  expect(calculatePayout(500_000, eight)).toBe(Number((500_000n * 333n ** 8n) / 100n ** 8n));
});

it('one lost leg loses a slip, and a void one leaves the odds of the others', () => {
  const won = { odds: 185, result: 'won' } as const;
  expect(settleSlip(1000, [won, { odds: 300, result: 'lost' }])).toBe(0);
  expect(settleSlip(1000, [won, { odds: 300, result: 'void' }])).toBe(1850);
  expect(settleSlip(1000, [{ odds: 300, result: 'void' }])).toBe(1000);
  expect(settleSlip(1000, [won, { odds: 300, result: 'won' }])).toBe(5550);
});

it('a bet is bought back for less than it is worth, at every moment of a match', () => {
  for (let seed = 0; seed < 6; seed += 1) {
    const spec: MatchSpec = { sport: 'football', home: 3 + seed, away: 5 };
    const states = playMatch(spec, createSeededDraw(seed));
    for (const state of [states[0], states[30], states[60], states[88]]) {
      if (state === undefined) throw new Error('no state');
      for (const { chance, voidChance } of priceMatch(spec, state).values()) {
        const legs = [{ odds: 240, chance, voidChance }];
        const [fair, price] = [calculateFairValue(10_000, legs), calculateCashOut(10_000, legs)];
        if (fair > 0) expect(price).toBeLessThan(fair);
        expect(price).toBeLessThanOrEqual(calculatePayout(10_000, legs));
      }
    }
  }
});

it('a bet is never bought back for its stake right after it was placed', () => {
  const spec: MatchSpec = { sport: 'tennis', home: 5, away: 5 };
  const [start] = playMatch(spec, createSeededDraw(1));
  if (start === undefined) throw new Error('no state');
  for (const { odds, chance, voidChance } of priceMatch(spec, start).values()) {
    if (odds === undefined) continue;
    expect(calculateCashOut(10_000, [{ odds, chance, voidChance }])).toBeLessThan(9_000);
  }
});
