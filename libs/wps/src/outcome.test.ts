import { expect, test } from 'vitest';
import { getOutcome } from './outcome';

test.each([
  ['more than the stake is won', 1_000, 5_000, 'won', 4_000],
  ['the stake itself is returned', 1_000, 1_000, 'returned', 0],
  ['the smallest stake itself is returned', 10, 10, 'returned', 0],
  ['less than the stake came back in part', 1_000, 400, 'part', -600],
  ['nothing is lost', 1_000, 0, 'lost', -1_000],
])('what paid %s', (_, stake, paid, outcome, net) => {
  expect(getOutcome(stake, paid)).toEqual({ outcome, net });
});
