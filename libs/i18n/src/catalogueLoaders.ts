import type { Catalogue, CatalogueLoaders } from './catalogueStore';

// Vite writes the list of files here. Node tools that import this library without Vite have none.
const files: Record<string, () => Promise<Catalogue>> = import.meta.env
  ? import.meta.glob<Catalogue>('../../*/messages/*.json', { import: 'default' })
  : {};

/**
 * Loaders of all libraries' catalogues, each file fetched when first needed. A site's build writes this
 * module anew, with some of them together in one file a language (see `vite-plugin.ts`).
 */
export const catalogueLoaders: CatalogueLoaders = Object.fromEntries(
  Object.entries(files).map(([file, load]) => {
    const [, name = '', language = ''] = /([^/]+)\/messages\/([A-Z]+)\.json$/.exec(file) ?? [];
    return [`${name}/${language}`, load];
  }),
);
