import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createFilter } from 'vite';

/** A project's `bundles.json`: files of the built site, each with globs in `src/` of the modules in it. */
type Said = Readonly<Record<string, readonly string[]>>;

/** Each module that a project puts into a bundle, and which. */
function saidBy(project: string): (readonly [path: string, bundle: string])[] {
  const file = join(project, 'bundles.json');
  if (!existsSync(file)) return [];
  const source = join(project, 'src');
  const paths = readdirSync(source, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Said).flatMap(([bundle, globs]) =>
    globs.flatMap((glob) => {
      const found = paths.filter(createFilter(glob, null, { resolve: source }));
      if (found.length === 0) throw new Error(`${file}: "${glob}" names no module.`);
      return found.map((path) => [path, bundle] as const);
    }),
  );
}

/**
 * Which bundle each module belongs to, as its project says: what comes together is known where it stands, and when a
 * bundle comes is the site's to say.
 *
 * @param site folder of the site
 * @param libs folder of the libraries
 * @returns whether a module (its id, an absolute path) is of the bundle with that name
 * @throws when a glob names no module, or two bundles want the same one
 */
export function readBundles(
  site: string,
  libs: string,
): (bundle: string) => (id: string) => boolean {
  const bundleOf = new Map<string, string>();
  for (const project of [site, ...readdirSync(libs).map((name) => join(libs, name))]) {
    for (const [path, bundle] of saidBy(project)) {
      const other = bundleOf.get(path);
      if (other !== undefined && other !== bundle)
        throw new Error(`${path}: is wanted by "${other}" and by "${bundle}".`);
      bundleOf.set(path, bundle);
    }
  }
  const names = new Set(bundleOf.values());
  return (bundle) => {
    if (!names.has(bundle)) throw new Error(`No project puts anything into "${bundle}".`);
    return (id) => bundleOf.get(id) === bundle;
  };
}
