import { expect, it } from 'vitest';
import { getMeanReturn } from '../../testing/meanReturn';
import { instantBand } from '../returnBand';
import { countTotals, createDice, listDiceBets } from './createDice';
import { diceVariants } from './diceVariants';

const variants = Object.entries(diceVariants);

it.each(variants)('the return of %s is that of its best bet over every roll', (_, variant) => {
  const game = createDice(variant);
  const returns = listDiceBets(variant).map(({ side, line }) =>
    getMeanReturn(game, [{ side, line }]),
  );
  expect(game.returnToPlayer()).toBeCloseTo(Math.max(...returns), 12);
  expect(Math.max(...returns)).toBeLessThanOrEqual(instantBand.most);
  expect(Math.max(...returns)).toBeGreaterThanOrEqual(instantBand.least);
});

it('two dice come to seven in six ways of 36', () => {
  expect(countTotals(diceVariants.duel)).toEqual([0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]);
});

it('no bet pays its stake or less', () => {
  for (const [, variant] of variants)
    for (const { prize } of listDiceBets(variant)) expect(prize).toBeGreaterThan(100);
});

it('a bet is won over its line and lost on it', () => {
  const game = createDice(diceVariants.hundred);
  expect(game.replay(() => 50, [{ side: 'over', line: 50 }])).toEqual({
    ...{ view: { side: 'over', line: 50, rolls: [51], total: 51, prize: 194, won: true } },
    ...{ staked: 1, paid: 194 },
  });
  expect(game.replay(() => 49, [{ side: 'over', line: 50 }])?.paid).toBe(0);
  expect(game.replay(() => 49, [{ side: 'under', line: 50 }])?.paid).toBe(0);
});

it('dice refuse a line that always or never wins, and a second action', () => {
  const game = createDice(diceVariants.hundred);
  expect(game.replay(() => 0, [{ side: 'over', line: 0 }])).toBeUndefined();
  expect(game.replay(() => 0, [{ side: 'over', line: 100 }])).toBeUndefined();
  const bet = { side: 'over', line: 50 } as const;
  expect(game.replay(() => 0, [bet, bet])).toBeUndefined();
});
