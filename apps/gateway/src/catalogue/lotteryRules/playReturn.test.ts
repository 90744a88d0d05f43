import { describe, expect, it } from 'vitest';
import { lotteries } from '../lotteries';
import { listPlays, lotteryPays } from './lottery';
import { getPlayReturn } from './playReturn';

/** All results of a set, in order. */
function* listSets(from: number, to: number, size: number): Generator<number[]> {
  if (size === 0) yield [];
  else
    for (let first = from; first <= to - size + 1; first += 1)
      for (const rest of listSets(first + 1, to, size - 1)) yield [first, ...rest];
}

const digits = Array.from({ length: 1_000 }, (_, at) => [
  Math.floor(at / 100),
  Math.floor(at / 10) % 10,
  at % 10,
]);
const dice = Array.from({ length: 216 }, (_, at) => [
  1 + Math.floor(at / 36),
  1 + (Math.floor(at / 6) % 6),
  1 + (at % 6),
]);

describe('the return of a lottery’s plays', () => {
  it.each([
    ['3D Draw', digits],
    ['Fast Three 1 Min', dice],
    ['Lucky Eleven', [...listSets(1, 11, 5)]],
    ['Color Spin', Array.from({ length: 12 }, (_, at) => [at + 1])],
  ] as const)('is that of all results of %s', (name, results) => {
    for (const play of listPlays(name)) {
      const numbers = Array.from({ length: play.pick }, (_, at) => at + 1);
      let paid = 0;
      for (const drawn of results) paid += lotteryPays(name, play, numbers, drawn);
      expect(getPlayReturn(name, play), play.id).toBeCloseTo(paid / results.length, 10);
    }
  });

  it('leaves both sides of one draw with less than 98 % of what is staked on them', () => {
    for (const { name } of [...lotteries.LOTT, ...lotteries.ELOTT]) {
      const plays = listPlays(name).map((play) => [play.id, getPlayReturn(name, play)] as const);
      for (const [id, share] of plays) expect(share, `${name} ${id}`).toBeLessThan(0.98);
      const share = new Map(plays);
      for (const sides of [['big', 'small'] as const, ['odd', 'even'] as const])
        expect((share.get(sides[0]) ?? 1) / 2 + (share.get(sides[1]) ?? 1) / 2).toBeLessThan(0.951);
    }
  });
});
