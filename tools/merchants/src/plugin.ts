import { dirname } from 'node:path';
import { createNodesFromFiles, type CreateNodes, type TargetConfiguration } from '@nx/devkit';
import { askedEconomy, askedLibraries } from './askedLibraries';

const cli = 'tsx --tsconfig tsconfig.base.json tools/merchants/src/cli.ts';

/** Inputs of an answer: the merchant, the tool itself and the libraries that it asks. */
const checkInputs = [
  '{projectRoot}/**/*',
  '{workspaceRoot}/tools/merchants/src/**/*',
  { input: 'production', projects: [...askedEconomy, ...askedLibraries] },
  'sharedGlobals',
];

/** The targets of one merchant. `serve`, `preview` and `deploy` answer to a person, so nothing is cached. */
export function merchantTargets(code: string): Record<string, TargetConfiguration> {
  const run = (verb: string) => `${cli} ${verb} ${code}`;
  return {
    check: { command: run('check'), cache: true, inputs: checkInputs },
    build: {
      executor: '@playhouse/merchants:build',
      options: { code },
      dependsOn: ['site:build'],
      // The executor looks for itself at what stands and from what: sooner than Nx takes a sum and copies.
      inputs: [],
    },
    preview: { command: run('preview'), dependsOn: ['build'], continuous: true },
    serve: { command: run('serve'), dependsOn: ['check'], continuous: true },
    deploy: { command: run('deploy'), dependsOn: ['site:build'] },
    rollback: { command: run('rollback') },
    snapshot: { command: run('snapshot'), dependsOn: ['build'] },
    icons: { command: run('icons') },
    tokens: { command: run('tokens') },
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
