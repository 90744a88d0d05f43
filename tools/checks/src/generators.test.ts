import { fileURLToPath } from 'node:url';
import { readJsonFile } from '@nx/devkit';
import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';
import { applicationGenerator, libraryGenerator } from '@nx/react';
import { expect, test } from 'vitest';

/** The choices that this workspace makes for the generators. */
interface Choices {
  generators: {
    '@nx/react': {
      library: Omit<Parameters<typeof libraryGenerator>[1], 'directory'>;
      application: Omit<Parameters<typeof applicationGenerator>[1], 'directory'>;
    };
  };
}
const workspaceRoot = fileURLToPath(new URL('../../..', import.meta.url));
const { library, application } = readJsonFile<Choices>(`${workspaceRoot}nx.json`).generators[
  '@nx/react'
];
const quiet = { skipPackageJson: true, skipFormat: true };

function emptyTree() {
  const tree = createTreeWithEmptyWorkspace();
  // Formatting would fetch the formatter that an empty workspace names.
  tree.delete('.oxfmtrc.json');
  tree.write('.prettierrc', '{}');
  return tree;
}
const names = (tree: ReturnType<typeof emptyTree>) => tree.listChanges().map(({ path }) => path);

test('a library by @nx/react brings no linter, test runner or bundler of its own [CARD-02]', async () => {
  const tree = emptyTree();
  await libraryGenerator(tree, { directory: 'libs/probe', ...quiet, ...library });
  expect(names(tree)).toContain('libs/probe/src/index.ts');
  expect(names(tree).filter((name) => /eslint|vitest|jest|vite\.config|rollup/.test(name))).toEqual(
    [],
  );
});

test('an application by @nx/react is built by @nx/vite [CARD-02]', async () => {
  const tree = emptyTree();
  await applicationGenerator(tree, {
    directory: 'apps/probe',
    routing: false,
    addPlugin: true,
    ...quiet,
    ...application,
  });
  expect(tree.read('apps/probe/vite.config.mts', 'utf8')).toContain('@nx/vite');
  expect(
    names(tree).filter((name) => /eslint|vitest\.|jest|cypress|playwright/.test(name)),
  ).toEqual([]);
});
