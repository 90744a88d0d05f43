import { expect, test } from 'vitest';
import { downlineErrors } from './downline';

test('a good draft has no error', () => {
  expect(downlineErrors({ username: 'team_01', password: 'long enough' })).toEqual([]);
});

test.each([
  ['abc', 'long enough', ['username']],
  ['a'.repeat(17), 'long enough', ['username']],
  ['team one', 'long enough', ['username']],
  ['team_01', 'short', ['password']],
  ['', '', ['username', 'password']],
])('%j with %j is refused at %j', (username, password, wrong) => {
  expect(downlineErrors({ username, password })).toEqual(wrong);
});
