import { activeLanguage } from './activeLanguage';
import { catalogueLoaders } from './catalogueLoaders';
import { createCatalogueStore } from './catalogueStore';

/** Every library's catalogues, each file fetched when first needed. */
export const catalogues = createCatalogueStore(catalogueLoaders);

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
