import { relative } from 'node:path';
import type { Plugin } from 'vite';

const manifestFile = '.vite/manifest.json';
/** Says which module each page is in: `{ DepositPage: '../../libs/wallet/src/pages/DepositPage.tsx' }`. */
const pagesFile = '.vite/pages.json';

interface Entry {
  readonly file: string;
  readonly dynamicImports?: readonly string[];
}

/**
 * Vite's manifest names a chunk by one module, or by itself. Where a chunk holds several that are fetched by name, it gets
 * one name for each, also where it is said who fetches it, so that whoever makes a document finds the files of any screen,
 * and whoever leaves a household out finds none of its files. Pages are listed by the name of their export.
 *
 * @param root folder that the manifest's names are relative to
 */
export function moduleNames(root: string): Plugin {
  return {
    name: 'playhouse:module-names',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const asset = bundle[manifestFile];
        if (asset?.type !== 'asset') return;
        const manifest = JSON.parse(String(asset.source)) as Record<string, Entry>;
        const isFetched = (id: string) =>
          (this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0;
        const namesInChunk = new Map<string, readonly string[]>();
        const pages: Record<string, string> = {};
        for (const [key, entry] of Object.entries(manifest)) {
          const chunk = bundle[entry.file];
          if (chunk?.type !== 'chunk') continue;
          const fetched = chunk.moduleIds.filter(isFetched);
          const names = fetched.map((id) => relative(root, id));
          if (names.length > 0) namesInChunk.set(key, names);
          for (const name of names) manifest[name] ??= entry;
          for (const id of fetched)
            for (const page of this.getModuleInfo(id)?.exports ?? [])
              if (page.endsWith('Page')) {
                if (page in pages) this.error(`Two modules export a page ${page}.`);
                pages[page] = relative(root, id);
              }
        }
        for (const [key, entry] of Object.entries(manifest)) {
          const fetched = entry.dynamicImports?.flatMap((name) => namesInChunk.get(name) ?? [name]);
          if (fetched !== undefined) manifest[key] = { ...entry, dynamicImports: fetched };
        }
        asset.source = JSON.stringify(manifest, null, 2);
        this.emitFile({
          type: 'asset',
          fileName: pagesFile,
          source: JSON.stringify(pages, null, 2),
        });
      },
    },
  };
}
