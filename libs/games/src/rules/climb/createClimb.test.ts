import { expect, it } from 'vitest';
import { getMeanReturn } from '../../testing/meanReturn';
import { instantBand } from '../returnBand';
import { climbVariants } from './climbVariants';
import type { ClimbAction } from './createClimb';
import { createClimb, priceClimb } from './createClimb';

const cashOut: ClimbAction = { type: 'cashOut' };
const climb = (steps: number): ClimbAction[] => [
  ...Array.from({ length: steps }, (): ClimbAction => ({ type: 'step', tile: 0 })),
  cashOut,
];
const variants = Object.entries(climbVariants);

it.each(variants)('the return of %s lies in its band', (_, variant) => {
  const share = createClimb(variant).returnToPlayer();
  expect(share).toBeGreaterThanOrEqual(instantBand.least);
  expect(share).toBeLessThanOrEqual(instantBand.most);
});

it.each([
  ['three tiles', [3, 3, 3], 1],
  ['growing steps', [2, 3, 4], 1],
  ['two traps', [4, 5], 2],
])('the return is that of the best plan over every draw with %s', (_, tiles, traps) => {
  const game = createClimb({
    theme: 'tower',
    share: 963,
    steps: tiles.map((count) => ({ tiles: count, traps })),
  });
  const plans = tiles.map((_tiles, at) => getMeanReturn(game, climb(at + 1)));
  expect(game.returnToPlayer()).toBeCloseTo(Math.max(...plans), 12);
});

it('a coin pays just under twice its last prize at each step', () => {
  expect(priceClimb(climbVariants.coinFlip).slice(0, 4)).toEqual([194, 388, 776, 1552]);
  expect(createClimb(climbVariants.coinFlip).mostTimes).toBe(993.28);
});

it.each(variants)('every prize of %s is above the stake and above the one before', (_, variant) => {
  const prizes = [100, ...priceClimb(variant)];
  expect(prizes).toEqual([...new Set(prizes)].sort((one, two) => one - two));
});

it('a round ends at a trap with all traps of the step shown', () => {
  const game = createClimb(climbVariants.tower);
  const state = game.replay(() => 2, [{ type: 'step', tile: 2 }]);
  expect(state?.paid).toBe(0);
  expect(state?.view.steps).toEqual([{ tile: 2, traps: [2], safe: false }]);
  expect(state?.view.ended).toBe('fell');
});

it('a climb waits after a safe tile and refuses what is not allowed', () => {
  const game = createClimb(climbVariants.tower);
  const waiting = game.replay(() => 0, [{ type: 'step', tile: 3 }]);
  expect(waiting).toMatchObject({ staked: 1, view: { nextTiles: 4 } });
  expect(waiting?.paid).toBeUndefined();
  expect(game.replay(() => 0, [cashOut])).toBeUndefined();
  expect(game.replay(() => 0, [{ type: 'step', tile: 4 }])).toBeUndefined();
  expect(game.replay(() => 0, [{ type: 'step', tile: 3 }, cashOut, cashOut])).toBeUndefined();
  expect(game.replay(() => 0, [{ type: 'step', tile: 1.5 }])).toBeUndefined();
  expect(game.replay(() => 0, [{ type: 'step', tile: -1 }])).toBeUndefined();
});
