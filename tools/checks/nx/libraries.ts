import { basename, dirname } from 'node:path';
import { createNodesFromFiles, type CreateNodes } from '@nx/devkit';

/** Libraries that are no domain of the product, and what they are (`eslint/boundaries.mjs` says who may import whom). */
const kinds: Readonly<Record<string, string>> = {
  wps: 'contract',
  whitelabel: 'core',
  session: 'core',
  i18n: 'core',
  navigation: 'core',
  categories: 'core',
  phone: 'core',
  platform: 'core',
  storage: 'core',
  search: 'core',
  games: 'core',
  economy: 'core',
  movements: 'core',
  'ui-kit': 'ui',
  shell: 'shell',
  fixtures: 'fixtures',
};

/** The kind of project that a library is, by its folder's name. */
export const getKind = (name: string): string => kinds[name] ?? 'domain';

/**
 * Makes every folder in libs/ with a public face a project of that name: no project.json. One that the table
 * above doesn't name is a domain, the kind that nothing else of its rank may import.
 */
export const createNodes: CreateNodes = [
  'libs/*/src/index.ts',
  (files, options, context) =>
    createNodesFromFiles(
      (file) => {
        const sourceRoot = dirname(file);
        const root = dirname(sourceRoot);
        const name = basename(root);
        return {
          projects: {
            [root]: {
              name,
              projectType: 'library',
              sourceRoot,
              tags: [`type:${getKind(name)}`],
              targets: { lint: {}, test: {} },
            },
          },
        };
      },
      files,
      options,
      context,
    ),
];
