import type { Manifest } from './manifest';

/** Files of the client, as paths below its folder. */
export interface ModuleFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** What scripts and styles name: pictures. */
  readonly assets: readonly string[];
}

function findFiles(manifest: Manifest, modules: readonly string[]): ModuleFiles {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const assets = new Set<string>();
  const visit = (id: string) => {
    const chunk = manifest[id];
    if (!chunk) throw new Error(`The manifest has no chunk "${id}".`);
    if (scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
    for (const asset of chunk.assets ?? []) assets.add(asset);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  modules.forEach(visit);
  return { scripts: [...scripts], styles: [...styles], assets: [...assets] };
}

/** Pages of many merchants and languages run the same. */
const known = new WeakMap<Manifest, Map<string, ModuleFiles>>();

/**
 * A module's own script and those it imports statically, each once, dependencies last; style sheets and
 * pictures apart.
 * @throws when the manifest does not know a module, so that no list of modules can go stale
 */
export function moduleFiles(manifest: Manifest, modules: readonly string[]): ModuleFiles {
  const lists = known.get(manifest) ?? new Map<string, ModuleFiles>();
  known.set(manifest, lists);
  const key = modules.join('\n');
  const found = lists.get(key) ?? findFiles(manifest, modules);
  lists.set(key, found);
  return found;
}

/** The scripts that the compiled page starts with, in order, as paths below the client's folder. */
export function entryFiles(template: string): string[] {
  return [...template.matchAll(/<script type="module"[^>]* src="\/([^"]+)"/g)].map(
    ([, file = '']) => file,
  );
}

/**
 * Everything that a page loads at first: the entry, which Vite leaves out of its manifest where it only
 * imports, and the given modules.
 */
export function pageFiles(
  { template, manifest }: { readonly template: string; readonly manifest: Manifest },
  modules: readonly string[],
): ModuleFiles {
  const entries = entryFiles(template);
  const started = Object.entries(manifest).flatMap(([id, { file }]) =>
    entries.includes(file) ? [id] : [],
  );
  const { scripts, ...rest } = moduleFiles(manifest, [...started, ...modules]);
  return { scripts: [...new Set([...scripts, ...entries])], ...rest };
}

/** Whether a script imports no other, so that it may run as soon as it is there. */
export function standsAlone(manifest: Manifest, script: string): boolean {
  const chunk = Object.values(manifest).find(({ file }) => file === script);
  return chunk !== undefined && (chunk.imports ?? []).length === 0;
}
