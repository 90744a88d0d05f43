// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { createClimb } from '../../rules/climb/createClimb';
import { climbVariants } from '../../rules/climb/climbVariants';
import { mountTable } from '../../testing/mountInstant';
import { climbScreen } from './climbScreen';

it('a climb opens with the tile pressed, pays on cash-out and starts again', () => {
  const table = mountTable({ ...climbScreen, create: createClimb }, climbVariants.tower);
  table.press('climb.tower.tile 2');
  expect(table.text()).toContain('climb.safe ×1.29');
  table.press('frame.cashOut 12.90');
  expect(table.actions).toEqual([{ type: 'step', tile: 1 }, { type: 'cashOut' }]);
  expect(table.text()).toContain('climb.cashedOut ×1.29');
  expect(() => table.press('climb.tower.tile')).toThrow();
  table.press('climb.again');
  table.press('climb.tower.tile 1');
  expect(table.text()).toContain('climb.tower.fell');
});

it.each(Object.entries(climbVariants))(
  'an open climb of %s goes on where it stood',
  (_, variant) => {
    const started = [{ type: 'step', tile: (variant.steps[0]?.tiles ?? 1) - 1 } as const];
    const table = mountTable({ ...climbScreen, create: createClimb }, variant, { started });
    expect(table.text()).toContain('climb.safe');
    table.press('frame.cashOut');
    expect(table.text()).toContain('climb.cashedOut');
    expect(table.rules()).toContain(`climb.${variant.theme}.rules`);
  },
);
