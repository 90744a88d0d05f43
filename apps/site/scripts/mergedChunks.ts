import { relative } from 'node:path';
import type { Plugin } from 'vite';

const manifestFile = '.vite/manifest.json';

interface Entry {
  readonly file: string;
  readonly dynamicImports?: readonly string[];
}

/**
 * Vite's manifest names a chunk by one module, or by itself. Where a chunk holds several that are fetched by name, it gets
 * one name for each, also where it is said who fetches it, so that whoever makes a document finds the files of any screen,
 * and whoever leaves a household out finds none of its files.
 *
 * @param root folder that the manifest's names are relative to
 */
export function mergedChunks(root: string): Plugin {
  return {
    name: 'playhouse:merged-chunks',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const asset = bundle[manifestFile];
        if (asset?.type !== 'asset') return;
        const manifest = JSON.parse(String(asset.source)) as Record<string, Entry>;
        const isFetched = (id: string) =>
          (this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0;
        const namesOf = new Map<string, readonly string[]>();
        for (const [key, entry] of Object.entries(manifest)) {
          const chunk = bundle[entry.file];
          if (chunk?.type !== 'chunk') continue;
          const names = chunk.moduleIds.filter(isFetched).map((id) => relative(root, id));
          if (names.length > 0) namesOf.set(key, names);
          for (const name of names) manifest[name] ??= entry;
        }
        for (const [key, entry] of Object.entries(manifest)) {
          const fetched = entry.dynamicImports?.flatMap((name) => namesOf.get(name) ?? [name]);
          if (fetched !== undefined) manifest[key] = { ...entry, dynamicImports: fetched };
        }
        asset.source = JSON.stringify(manifest, null, 2);
      },
    },
  };
}
