/** What this build needs to know of an entry of Vite's manifest. */
export interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}
export type Manifest = Readonly<Record<string, ManifestChunk>>;

/**
 * Files that a page loads before it asks for anything else: what the template names, what the given
 * modules are in, and all that these import statically, with their style sheets and pictures.
 * @throws when a module is not a chunk of its own any more, so that the list cannot go stale
 */
export function firstLoadFiles(
  manifest: Manifest,
  template: string,
  modules: readonly string[],
): string[] {
  const files = new Set<string>();
  const visit = (id: string) => {
    const chunk = manifest[id];
    if (chunk === undefined) throw new Error(`No chunk "${id}" in Vite's manifest.`);
    if (files.has(chunk.file)) return;
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    chunk.imports?.forEach(visit);
  };
  const named = [...template.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map(
    ([, file = '']) => file,
  );
  for (const [id, { file }] of Object.entries(manifest)) if (named.includes(file)) visit(id);
  // Vite leaves an entry that only imports out of its manifest.
  for (const file of named) files.add(file);
  modules.forEach(visit);
  return [...files].sort();
}
