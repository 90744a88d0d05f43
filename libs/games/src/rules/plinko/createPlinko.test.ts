import { expect, it } from 'vitest';
import { getMeanReturn } from '../../testing/meanReturn';
import { instantBand } from '../returnBand';
import { createPlinko, getPlinkoReturn, listPlinkoPrizes, plinkoBoards } from './createPlinko';
import { plinkoVariants } from './plinkoVariants';

const variants = Object.entries(plinkoVariants);

it.each(variants)('every board of %s returns its band and has a prize by slot', (_, variant) => {
  const returns = plinkoBoards.map((board) => getPlinkoReturn(variant, board));
  expect(Math.min(...returns)).toBeGreaterThanOrEqual(instantBand.least);
  expect(Math.max(...returns)).toBeLessThanOrEqual(instantBand.most);
  expect(createPlinko(variant).returnToPlayer()).toBe(Math.max(...returns));
  for (const board of plinkoBoards)
    expect(listPlinkoPrizes(variant, board)).toHaveLength(board.rows + 1);
});

it.each(plinkoBoards.filter(({ rows }) => rows < 16))(
  'the return of %o is the mean over every path of the ball',
  (board) => {
    const game = createPlinko(plinkoVariants.drop);
    const mean = getMeanReturn(game, [board]);
    expect(getPlinkoReturn(plinkoVariants.drop, board)).toBeCloseTo(mean, 12);
  },
);

it('no slot pays its stake or less, and prizes rise with the distance from the middle', () => {
  for (const [, variant] of variants)
    for (const { rows, risk } of plinkoBoards) {
      const half: readonly number[] = variant[rows][risk];
      expect(half.filter((prize) => prize > 0 && prize <= 100)).toEqual([]);
      expect(half).toEqual([...half].sort((one, two) => one - two));
    }
});

it('a ball that always falls right lands in the last slot', () => {
  const game = createPlinko(plinkoVariants.drop);
  const state = game.replay(() => 1, [{ rows: 8, risk: 'high' }]);
  expect(state?.view.slot).toBe(8);
  expect(state?.paid).toBe(state?.view.prizes[8]);
  expect(game.replay(() => 1, [])).toBeUndefined();
  expect(game.action.safeParse({ rows: 9, risk: 'high' }).success).toBe(false);
});
