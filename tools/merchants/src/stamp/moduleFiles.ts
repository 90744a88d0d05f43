import type { Manifest } from './compiledSite';

/** A module's own script and those it imports statically, each once, dependencies last; style sheets apart. */
export function moduleFiles(
  manifest: Manifest,
  modules: readonly string[],
): { scripts: string[]; styles: string[] } {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (id: string) => {
    const chunk = manifest[id];
    if (!chunk || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  modules.forEach(visit);
  return { scripts: [...scripts], styles: [...styles] };
}

/** Keys of the manifest's entries: what the page's own script tags load. */
export function entryModules(manifest: Manifest): string[] {
  return Object.entries(manifest)
    .filter(([, chunk]) => chunk.isEntry === true)
    .map(([id]) => id);
}
