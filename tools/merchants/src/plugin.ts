import { dirname } from 'node:path';
import { createNodesFromFiles, type CreateNodes, type TargetConfiguration } from '@nx/devkit';

const cli = 'tsx --tsconfig tsconfig.base.json tools/merchants/src/cli.ts';

/** What every answer depends on: the tool itself and the libraries that it asks. */
const toolInputs = [
  '{workspaceRoot}/tools/merchants/src/**/*',
  { input: 'production', projects: ['i18n', 'navigation', 'whitelabel', 'wps'] },
  'sharedGlobals',
];
const merchantInputs = ['{projectRoot}/**/*', ...toolInputs];
/** The compiled site counts by its content: a change that compiles to the same bytes stamps nothing anew. */
const siteOutputs = ['client', 'server'].map((part) => ({
  dependentTasksOutputFiles: `dist/apps/site/${part}/**/*`,
  transitive: false,
}));

/** The targets of one merchant. `serve`, `preview`, `deploy` and `diff` answer to a person, so nothing is cached. */
export function merchantTargets(code: string): Record<string, TargetConfiguration> {
  const run = (verb: string) => `${cli} ${verb} ${code}`;
  return {
    check: { command: run('check'), cache: true, inputs: merchantInputs },
    build: {
      executor: '@playhouse/merchants:build',
      options: { code },
      dependsOn: ['site:build'],
      // What stands is seen sooner than Nx copies it out of its cache: the executor compares the sum of these.
      inputs: [...merchantInputs, ...siteOutputs],
    },
    preview: { command: run('preview'), dependsOn: ['build'], continuous: true },
    serve: { command: run('serve'), dependsOn: ['check'], continuous: true },
    deploy: { command: run('deploy'), dependsOn: ['site:build'] },
    snapshot: { command: run('snapshot'), dependsOn: ['build'] },
    diff: { command: run('diff'), dependsOn: ['site:build'] },
    icons: { command: run('icons') },
  };
}

/** Makes every folder in merchants/ that holds a whitelabel.json a project of that name: no project.json. */
export const createNodes: CreateNodes = [
  'merchants/*/whitelabel.json',
  (files, options, context) =>
    createNodesFromFiles(
      (file) => {
        const root = dirname(file);
        const code = root.slice('merchants/'.length);
        return {
          projects: {
            [root]: {
              name: code,
              projectType: 'application',
              tags: ['merchant', 'type:merchant'],
              // The site is compiled once for all: a change in it touches every merchant (`nx affected`).
              implicitDependencies: ['site', 'merchants'],
              targets: merchantTargets(code),
            },
          },
        };
      },
      files,
      options,
      context,
    ),
];
