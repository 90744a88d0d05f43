import { describe, expect, it } from 'vitest';
import { nextDraw, readPrizeMode, timeLeft } from './lottery';

describe('lotteries', () => {
  it('read their prize mode from the address, LOTT when it names none [ROUTE-07]', () => {
    const read = (query: string) => readPrizeMode(new URLSearchParams(query));
    expect(['', 'prize_mode=ELOTT', 'prize_mode=SEA', 'prize_mode=x'].map(read)).toEqual([
      'LOTT',
      'ELOTT',
      'SEA',
      'LOTT',
    ]);
  });

  it('count down to the draw', () => {
    expect(timeLeft(61_000, 0)).toBe('1:01');
    expect(timeLeft(3_661_000, 0)).toBe('1:01:01');
    expect(timeLeft(0, 5000)).toBe('0:00');
  });

  it('go on to the following draw when one is over', () => {
    expect(nextDraw(1000, 60, 0)).toBe(1000);
    expect(nextDraw(1000, 60, 1000)).toBe(61_000);
    expect(nextDraw(1000, 60, 130_000)).toBe(181_000);
    expect(nextDraw(1000, undefined, 5000)).toBe(1000);
  });
});
