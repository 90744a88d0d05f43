import { chunksFrom, type Manifest } from './manifest';
import { oncePerList } from './oncePerList';

/** Files of the client, as paths below its folder. */
export interface ModuleFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Pictures that scripts and styles name. */
  readonly assets: readonly string[];
}

/**
 * A module's own script and those it imports statically, each once, dependencies last; style sheets and
 * pictures apart.
 * @throws when the manifest does not know a module
 */
export const moduleFiles = oncePerList((manifest: Manifest, modules): ModuleFiles => {
  const chunks = chunksFrom(manifest, modules);
  return {
    scripts: [...new Set(chunks.map(({ file }) => file))],
    styles: [...new Set(chunks.flatMap(({ css = [] }) => css))],
    assets: [...new Set(chunks.flatMap(({ assets = [] }) => assets))],
  };
});

/** The scripts that the compiled page starts with, in order, as paths below the client's folder. */
export function entryFiles(template: string): string[] {
  return [...template.matchAll(/<script type="module"[^>]* src="\/([^"]+)"/g)].map(
    ([, file = '']) => file,
  );
}

interface Compiled {
  readonly template: string;
  readonly manifest: Manifest;
}

/**
 * Everything that a page loads at first: the entry, which Vite leaves out of its manifest where it only
 * imports, and the given modules.
 */
export const pageFiles = oncePerList(({ template, manifest }: Compiled, modules): ModuleFiles => {
  const entries = entryFiles(template);
  const started = Object.entries(manifest).flatMap(([id, { file }]) =>
    entries.includes(file) ? [id] : [],
  );
  const { scripts, ...rest } = moduleFiles(manifest, [...started, ...modules]);
  return { scripts: [...new Set([...scripts, ...entries])], ...rest };
});

/** Whether a script imports no other, so that it may run as soon as it is there. */
export function standsAlone(manifest: Manifest, script: string): boolean {
  const chunk = Object.values(manifest).find(({ file }) => file === script);
  return chunk !== undefined && (chunk.imports ?? []).length === 0;
}
