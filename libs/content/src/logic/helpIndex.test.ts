import { expect, it } from 'vitest';
import { helpIndex } from './helpIndex';

it('reads the initial help text from i, 0 by default and when it makes no sense [HELP-01]', () => {
  expect(helpIndex('2', 3)).toBe(2);
  expect(helpIndex(null, 3)).toBe(0);
  expect(helpIndex('3', 3)).toBe(0);
  expect(helpIndex('-1', 3)).toBe(0);
  expect(helpIndex('x', 3)).toBe(0);
});
