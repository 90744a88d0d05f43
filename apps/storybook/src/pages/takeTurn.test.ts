// @vitest-environment node
import { expect, test } from 'vitest';
import { takeTurn } from './takeTurn';

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('two are loaded at once; the next begins when one ends, and one that left is skipped', async () => {
  const begun: string[] = [];
  const [first, , left] = ['first', 'second', 'left', 'last'].map((name) =>
    takeTurn(() => void begun.push(name)),
  );
  await settled();
  expect(begun).toEqual(['first', 'second']);
  left?.();
  first?.();
  first?.();
  await settled();
  expect(begun).toEqual(['first', 'second', 'last']);
});
