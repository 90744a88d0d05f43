import { expect, it } from 'vitest';
import { createSlot } from '../../rules/slot/createSlot';
import type { SlotView } from '../../rules/slot/createSlot';
import { tinyCoins, tinyLines } from '../../testing/tinySlots';
import { getSlotMs, listSlotSteps } from './slotSteps';

const spin = (
  math: Parameters<typeof createSlot>[0],
  draw: (below: number) => number,
): SlotView => {
  const state = createSlot(math).replay(draw, [{ type: 'spin' }]);
  if (state === undefined) throw new Error('no round');
  return state.view;
};

it('a round without features is one picture', () => {
  const view = spin(tinyLines, (below) => (below === 4 ? 1 : below - 1));
  const plain = { ...view, free: [], hold: undefined };
  expect(listSlotSteps(plain)).toEqual([
    expect.objectContaining({ free: 0, coins: [], spin: plain }),
  ]);
});

it('coins gather step by step, and the time of a round is that of its pictures', () => {
  const reels = [
    [0, 1],
    [0, 1],
    [0, 1],
  ];
  const view = spin({ ...tinyCoins, reels }, () => 0);
  const steps = listSlotSteps(view);
  expect(steps.length).toBe(1 + (view.hold?.steps.length ?? 0));
  expect(steps.at(-1)?.coins.length).toBe(6);
  expect(getSlotMs(view)).toBe(steps.reduce((sum, { ms }) => sum + ms, 0));
});
