// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { createTreasureMap } from '../../rules/treasureMap/createTreasureMap';
import { treasureVariants } from '../../rules/treasureMap/treasureVariants';
import { mountTable } from '../../testing/mountInstant';
import { treasureMapScreen } from './treasureMapScreen';

it('a map opens with the plot pressed, lets go with enough and shows itself at the end', () => {
  const table = mountTable(
    { ...treasureMapScreen, create: createTreasureMap },
    treasureVariants.island,
  );
  table.press('treasureMap.plot 1');
  expect(table.text()).toContain('treasureMap.least ×0.25 ×1.05');
  expect(() => table.press('frame.cashOut')).toThrow();
  table.press('treasureMap.plot 12');
  table.press('frame.cashOut 66.50');
  expect(table.actions.at(-1)).toEqual({ type: 'leave' });
  expect(table.text()).toContain('treasureMap.end.left ×6.65');
  expect(() => table.press('treasureMap.plot')).toThrow();
});

it('an open map goes on and tells a trap', () => {
  const started = [{ type: 'dig', plot: 2 } as const];
  const table = mountTable(
    { ...treasureMapScreen, create: createTreasureMap },
    treasureVariants.cove,
    { started },
  );
  table.press('treasureMap.plot 16');
  expect(table.text()).toContain('treasureMap.end.trap');
  table.press('treasureMap.again');
  expect(table.text()).toContain('treasureMap.choose');
});
