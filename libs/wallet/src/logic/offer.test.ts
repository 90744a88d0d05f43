import { expect, it } from 'vitest';
import { getOffer, leastFor } from './offer';

const terms = { least: 100, most: 500, bonusPercent: 100, timesStaked: 8 };

it.each([
  [100, 100, { bonus: 100, toStake: 1600 }],
  // A fee takes from what arrives, and so from the bonus.
  [350, 344.75, { bonus: 344.75, toStake: 5516 }],
  // The bonus has a most; the deposit is to be staked whole.
  [2000, 2000, { bonus: 500, toStake: 20_000 }],
  [99.99, 99.99, 'tooSmall'],
  [undefined, undefined, undefined],
] as const)('a deposit of %s, of which %s arrives, brings %o', (amount, arriving, comes) => {
  expect(getOffer(terms, { amount, arriving, scale: 2 })).toEqual(comes);
});

it('deposit and bonus are never asked for less than the deposit alone', () => {
  const once = { least: 0, bonusPercent: 0, timesStaked: 0.5 };
  expect(getOffer(once, { amount: 50, arriving: 50, scale: 2 })).toEqual({ bonus: 0, toStake: 50 });
});

it.each([
  [{ minAmount: 50, maxAmount: 500 }, 100],
  [{ minAmount: 200, maxAmount: 500 }, 200],
  [{ minAmount: 10, maxAmount: 80 }, 80],
])('with a way of %o the amount begins at %i', (way, amount) => {
  expect(leastFor(terms, way)).toBe(amount);
});
