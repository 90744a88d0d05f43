// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { createPlinko } from '../../rules/plinko/createPlinko';
import { plinkoVariants } from '../../rules/plinko/plinkoVariants';
import { mountTable } from '../../testing/mountInstant';
import { plinkoScreen } from './plinkoScreen';

it('a ball falls through the board chosen into the slot that is told', () => {
  const table = mountTable({ ...plinkoScreen, create: createPlinko }, plinkoVariants.drop);
  table.press('8');
  table.press('plinko.high');
  table.press('plinko.drop');
  expect(table.actions).toEqual([{ rows: 8, risk: 'high' }]);
  expect(table.text()).toContain('plinko.landed ×52 1');
  table.press('16');
  expect(table.text()).toContain('plinko.choose');
  expect(table.rules()).toContain('0, 0, 0, 8.94, 52');
});
