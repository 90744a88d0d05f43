import type { Manifest } from './compiledSite';

/** Scripts and style sheets of the client, as paths below its folder. */
export interface ModuleFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * A module's own script and those it imports statically, each once, dependencies last; style sheets apart.
 * @throws when the manifest does not know a module, so that no list of modules can go stale
 */
export function moduleFiles(manifest: Manifest, modules: readonly string[]): ModuleFiles {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (id: string) => {
    const chunk = manifest[id];
    if (!chunk) throw new Error(`The manifest has no chunk "${id}".`);
    if (scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  modules.forEach(visit);
  return { scripts: [...scripts], styles: [...styles] };
}

/**
 * What a page loads at first: the files its template names, what those import, and what it preloads.
 * The template tells, not the manifest: Vite drops an entry that only imports from the manifest.
 */
export function firstLoad(
  template: string,
  manifest: Manifest,
  preload: readonly string[],
): ModuleFiles {
  const named = [...template.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map(
    ([, file = '']) => file,
  );
  const modules = Object.entries(manifest)
    .filter(([, { file }]) => file.endsWith('.js') && named.includes(file))
    .map(([id]) => id);
  const files = moduleFiles(manifest, [...modules, ...preload]);
  const unlisted = (ending: string, known: readonly string[]) =>
    named.filter((file) => file.endsWith(ending) && !known.includes(file));
  return {
    scripts: [...files.scripts, ...new Set(unlisted('.js', files.scripts))],
    styles: [...files.styles, ...new Set(unlisted('.css', files.styles))],
  };
}
