import { expect, it } from 'vitest';
import * as movements from './index';

it('offers exactly these names', () => {
  expect(Object.keys(movements).sort()).toEqual([
    'followMovements',
    'forgetMovement',
    'movementMessages',
    'useHeldMovements',
    'useMove',
    'useMovements',
  ]);
});
