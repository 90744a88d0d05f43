import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createChunkGroups } from './chunkGroups';

const workspace = join(import.meta.dirname, '../../..');

it('puts a module into the chunk whose glob names it', () => {
  const groups = createChunkGroups(workspace, { home: ['libs/shell/src/home/HomePage.tsx'] });
  const test = groups.find(({ name }) => name === 'home')?.test as (id: string) => boolean;
  expect(test(join(workspace, 'libs/shell/src/home/HomePage.tsx'))).toBe(true);
  expect(test(join(workspace, 'libs/shell/src/home/homeBlocks.ts'))).toBe(false);
});

it('refuses a glob that names no module', () => {
  expect(() => createChunkGroups(workspace, { home: ['libs/shell/src/Gone.tsx'] })).toThrow(
    'chunk "home": "libs/shell/src/Gone.tsx" names no module',
  );
});
