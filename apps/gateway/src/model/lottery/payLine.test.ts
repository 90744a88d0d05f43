import { expect, it } from 'vitest';
import { payLine } from './payLine';

const drawn = [1, 2, 20, 30, 40, 41];

it.each([
  // As doubles, 484.99999999999994.
  ['any3', '1 2 3', 50, 485],
  ['any3', '3 4 5', 50, 0],
  ['even', '', 50, 95],
  ['gone', '', 50, undefined],
])('a line of %s on "%s" pays for a stake of %i exactly %s', (play, content, bet, paid) => {
  expect(payLine('Lotto 6/42', { play, content, bet }, drawn)).toBe(paid);
});
