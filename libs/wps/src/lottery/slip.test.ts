import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LotteryRule } from '../contract/lottery';
import { mostLines } from './mostLines';
import { lineProblem, quickPick, slipProblem, slipTotal } from './slip';

const pays = [{ hits: 1, times: 2 }];
const lotto: LotteryRule = {
  count: 6,
  from: 1,
  to: 49,
  repeats: false,
  minBet: 1,
  maxBet: 5_000,
  plays: [
    { id: 'any6', playType: 'trad', at: 'any', pick: 6, pays },
    { id: 'big', playType: 'ent', at: 'sum', pick: 0, pays },
  ],
};
const digits: LotteryRule = {
  ...lotto,
  count: 3,
  from: 0,
  to: 9,
  repeats: true,
  plays: [{ id: 'last3', playType: 'trad', at: 'last', pick: 3, pays }],
};
const race: LotteryRule = {
  ...lotto,
  count: 10,
  to: 10,
  plays: [{ id: 'first2', playType: 'trad', at: 'first', pick: 2, pays }],
};

const line = (playId: string, numbers: number[], stake = 10) => ({ playId, numbers, stake });

describe('a line', () => {
  it.each([
    [lotto, line('any6', [1, 2, 3, 4, 5, 49]), undefined],
    [lotto, line('big', []), undefined],
    [digits, line('last3', [7, 7, 0]), undefined],
    [race, line('first2', [10, 1]), undefined],
    [lotto, line('any5', [1, 2, 3, 4, 5]), 'play'],
    [lotto, line('any6', [1, 2, 3, 4, 5]), 'numbers'],
    [lotto, line('any6', [1, 2, 3, 4, 5, 50]), 'numbers'],
    [lotto, line('any6', [0, 1, 2, 3, 4, 5]), 'numbers'],
    [lotto, line('any6', [1, 1, 2, 3, 4, 5]), 'numbers'],
    [lotto, line('any6', [1.5, 1, 2, 3, 4, 5]), 'numbers'],
    [lotto, line('big', [1]), 'numbers'],
    [digits, line('last3', [7, 7, 10]), 'numbers'],
    [race, line('first2', [3, 3]), 'numbers'],
    [lotto, line('big', [], 0.5), 'stake'],
    [lotto, line('big', [], 5_000.01), 'stake'],
    [lotto, line('big', [], 10.005), 'stake'],
    [lotto, line('big', [], Number.NaN), 'stake'],
  ])('%# is held against its lottery', (rule, given, problem) => {
    expect(lineProblem(rule, given, 2)).toBe(problem);
  });
});

describe('a slip', () => {
  const two = [line('big', [], 0.1 + 1), line('any6', [1, 2, 3, 4, 5, 6], 2.2)];

  it('costs what its lines cost together, to the minor unit', () => {
    expect(slipTotal(two, 2)).toBe(3.3);
    expect(slipTotal([line('big', [], 1.005)], 2)).toBeUndefined();
    expect(slipProblem(lotto, { lines: two, amount: 3.3 }, 2)).toBeUndefined();
    expect(slipProblem(lotto, { lines: two, amount: 3.31 }, 2)).toBe('amount');
  });

  it('has a line at least and twenty at most, and none that is wrong', () => {
    expect(slipProblem(lotto, { lines: [], amount: 0 }, 2)).toBe('lines');
    const many = Array.from({ length: mostLines + 1 }, () => line('big', [], 1));
    expect(slipProblem(lotto, { lines: many, amount: mostLines + 1 }, 2)).toBe('lines');
    const wrong = [...two, line('any6', [1])];
    expect(slipProblem(lotto, { lines: wrong, amount: 13.3 }, 2)).toBe('numbers');
  });
});

it('numbers by chance always fit their play', () => {
  fc.assert(
    fc.property(fc.constantFrom(lotto, digits, race), fc.nat(), (rule, seed) => {
      let state = seed;
      const below = (limit: number) => (state = (state * 31 + 7) % 104_729) % limit;
      for (const play of rule.plays) {
        const numbers = quickPick(rule, play, below);
        expect(lineProblem(rule, line(play.id, numbers), 2)).toBeUndefined();
      }
    }),
  );
});
