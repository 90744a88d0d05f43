import { expect, it } from 'vitest';
import { differences } from './flatten';

it('tells in which settings two merchants differ, also when one of them lacks it', () => {
  const first = { code: 'a', flags: { X: true, Y: true }, blocks: ['p', 'q'] };
  const second = { code: 'a', flags: { X: true }, blocks: ['q', 'p'] };
  expect(differences(first, second)).toEqual([
    { path: 'blocks', first: '["p","q"]', second: '["q","p"]' },
    { path: 'flags.Y', first: 'true', second: undefined },
  ]);
});
