import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createFilter } from 'vite';
import { chunks, parts } from '../src/loadingPlan';

/** Modules that screens of all domains share: the libraries below the domains, and the one that keeps the data. */
const shared =
  /\/libs\/(?:categories|i18n|navigation|phone|platform|session|shell|storage|whitelabel|wps)\/src\/|\/node_modules\/@tanstack\/(?:query-core|react-query)\//;

/** The library that a module belongs to. */
const getLibrary = (id: string) => /\/libs\/([^/]+)\/src\//.exec(id)?.[1] ?? null;

/** Without what its modules import: that stays where it is, for whoever has come for less. */
const alone = { includeDependenciesRecursively: false };

/** All files in the folders where modules of the site stand. */
function listModules(workspace: string): string[] {
  return ['libs', 'apps/site/src'].flatMap((folder) =>
    readdirSync(join(workspace, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => !path.includes('node_modules'))
      .map((path) => join(workspace, folder, path)),
  );
}

/** @throws where a glob of the plan names no module: one that was renamed travels with nobody's knowledge */
function demandModules(workspace: string, plan: Readonly<Record<string, readonly string[]>>): void {
  const modules = listModules(workspace);
  for (const [name, globs] of Object.entries(plan))
    for (const glob of globs)
      if (!modules.some(createFilter(glob, null, { resolve: workspace })))
        throw new Error(`The loading plan's chunk "${name}": "${glob}" names no module.`);
}

/**
 * The bundler's groups by the loading plan: what every page starts with, the plan's chunks, what screens of several
 * domains share, and what several screens of one library share.
 * @param workspace folder to which the plan's globs are relative
 * @throws where a glob names no module
 */
export function createChunkGroups(
  workspace: string,
  plan: Readonly<Record<string, readonly string[]>> = chunks,
) {
  demandModules(workspace, { ...plan, ...parts });
  const toGroup = ([name, globs]: [string, readonly string[]]) => ({
    name,
    test: createFilter(globs, null, { resolve: workspace }),
    priority: 4,
  });
  const initial = { tags: ['$initial' as const] };
  return [
    { name: 'vendor', ...initial, test: /node_modules|\/src\/reactDom\.ts$/, priority: 6 },
    { name: 'site', ...initial, priority: 5 },
    ...Object.entries(plan).map(toGroup),
    ...Object.entries(parts).map((part) => ({ ...toGroup(part), ...alone })),
    { name: 'shared', test: shared, minShareCount: 2, priority: 2 },
    { name: getLibrary, minShareCount: 2, priority: 1, ...alone },
  ];
}
