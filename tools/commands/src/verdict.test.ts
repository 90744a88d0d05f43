import { describe, expect, it } from 'vitest';
import { judgeVisits } from './verdict';

/** So many figures within a limit of 1.05, and so many over it. */
const figures = (within: number, over: number) => [
  ...Array<number>(within).fill(1),
  ...Array<number>(over).fill(1.1),
];
const verdict = (within: number, over: number) => judgeVisits(figures(within, over), 1.05);

describe('the verdict of a benchmark', () => {
  it('is open where chance may have had it so', () => {
    expect(verdict(0, 0)).toBe('open');
    expect(verdict(4, 0)).toBe('open');
    expect(verdict(4, 1)).toBe('open');
    expect(verdict(2, 3)).toBe('open');
    expect(verdict(11, 4)).toBe('open');
  });

  it('is that of nearly all visits', () => {
    expect(verdict(5, 0)).toBe('kept');
    expect(verdict(7, 1)).toBe('kept');
    expect(verdict(12, 3)).toBe('kept');
    expect(verdict(0, 5)).toBe('broken');
    expect(verdict(1, 7)).toBe('broken');
    expect(verdict(3, 12)).toBe('broken');
  });

  it('counts what lies at the limit as within, and what never came as over', () => {
    expect(judgeVisits(Array<number>(5).fill(1.05), 1.05)).toBe('kept');
    expect(judgeVisits(Array<number>(5).fill(Number.POSITIVE_INFINITY), 1.05)).toBe('broken');
  });
});
