import { relative } from 'node:path';
import type { Plugin } from 'vite';

const manifestFile = '.vite/manifest.json';

interface Entry {
  readonly file: string;
}

/**
 * Vite's manifest names a chunk by one module. Where a chunk holds several that are fetched by name, it gets one
 * name for each, so that whoever makes a document finds the files of any screen.
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
        const named = Object.values(manifest);
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          const entry = named.find(({ file }) => file === chunk.fileName);
          const isFetched = (id: string) =>
            (this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0;
          for (const id of entry === undefined ? [] : chunk.moduleIds.filter(isFetched)) {
            manifest[relative(root, id)] ??= { ...entry, file: chunk.fileName };
          }
        }
        asset.source = JSON.stringify(manifest, null, 2);
      },
    },
  };
}
