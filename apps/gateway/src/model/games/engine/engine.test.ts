// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { randomOf } from '../../../base/random';
import { drawDigits, lotteryPays } from './lottery';
import { contest, pickPays } from './pick';
import { returnToPlayer, spin } from './slot';
import { deal, tablePays } from './table';

const random = randomOf('engines');
const draw = (below: number) => random.whole(0, below - 1);
const mean = (size: number, play: () => number) =>
  Array.from({ length: size }, play).reduce((sum, value) => sum + value, 0) / size;

describe('what games give back in the long run', () => {
  it('is between 90 and 97 percent on slots', () => {
    expect(returnToPlayer()).toBeGreaterThan(0.9);
    expect(returnToPlayer()).toBeLessThan(0.97);
    expect(mean(60_000, () => spin(draw).pays)).toBeCloseTo(returnToPlayer(), 0);
  });

  it('is below the stake at tables, contests and lotteries', () => {
    for (const choice of ['player', 'banker', 'tie'] as const) {
      expect(
        mean(20_000, () => tablePays(choice, deal(draw).winner)),
        choice,
      ).toBeLessThan(1.02);
    }
    for (const choice of ['home', 'draw', 'away'] as const) {
      expect(
        mean(20_000, () => pickPays(choice, contest(draw).winner)),
        choice,
      ).toBeLessThan(1);
    }
    expect(mean(20_000, () => lotteryPays('last1', '7', drawDigits(draw)))).toBeLessThan(1);
  });
});
