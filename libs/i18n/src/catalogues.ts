import { catalogueLoaders } from './catalogueLoaders';
import type { CatalogueName } from './catalogueNames';
import { createCatalogueStore } from './catalogueStore';
import type { CatalogueStore } from './catalogueStore';

/** Every library's catalogues, each file fetched when first needed. */
export const catalogues: CatalogueStore<CatalogueName> = createCatalogueStore(catalogueLoaders);
