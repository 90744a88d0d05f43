import { catalogueLoaders, preloaded } from './catalogueLoaders';
import { createCatalogueStore } from './catalogueStore';
import type { CatalogueStore } from './catalogueStore';
import type { MessageId } from './messageIds';

type LibraryName<Id> = Id extends `${infer Library}.${string}` ? Library : 'session';

/** A library that has texts: the beginning of their ids. */
export type CatalogueName = LibraryName<MessageId>;

/** Every library's texts, each file fetched when first needed. */
export const catalogues: CatalogueStore<CatalogueName> = createCatalogueStore(
  catalogueLoaders,
  preloaded,
);
