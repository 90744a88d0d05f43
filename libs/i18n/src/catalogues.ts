import { activeLanguage } from './activeLanguage';
import { createCatalogueStore } from './catalogueStore';
import type { Catalogue, CatalogueLoaders } from './catalogueStore';

// Vite writes the list of files here. Node tools that import this library without Vite have none.
const files: Record<string, () => Promise<Catalogue>> = import.meta.env
  ? import.meta.glob<Catalogue>('../../*/messages/*.json', { import: 'default' })
  : {};

function byLibrary(): CatalogueLoaders {
  return Object.fromEntries(
    Object.entries(files).map(([file, load]) => {
      const [, name = '', language = ''] = /([^/]+)\/messages\/([A-Z]+)\.json$/.exec(file) ?? [];
      return [`${name}/${language}`, load];
    }),
  );
}

/** Every library's catalogues, each file fetched when first needed. */
export const catalogues = createCatalogueStore(byLibrary());

/**
 * A route `loader` that brings the texts of libraries before their screens show:
 * `{ loader: catalogue('auth'), children: [...] }`.
 */
export function catalogue(...names: string[]): () => Promise<null> {
  return async () => {
    await catalogues.load(names, activeLanguage());
    return null;
  };
}
