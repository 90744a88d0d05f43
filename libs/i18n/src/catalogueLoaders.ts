import english from '../catalogues/EN.json' with { type: 'json' };
import type { CatalogueLoaders, PreloadedCatalogues } from './catalogueStore';
import { textsByLibrary } from './catalogueTexts';
import type { Translation } from './catalogueTexts';

// Vite writes the list of files here. Node tools that import this library without Vite have English alone.
const files: Record<string, () => Promise<Translation>> = import.meta.env
  ? import.meta.glob<Translation>(['../catalogues/*.json', '!../catalogues/EN.json'], {
      import: 'default',
    })
  : {};

/** English, there at once for tests and stories. */
export const preloaded: PreloadedCatalogues = { EN: textsByLibrary(english) };

/**
 * Loaders of all libraries' texts. The site has another module in place of this one, whose loaders fetch a file for each
 * library or for those of the first load, and which preloads nothing (see `vite-plugin.ts`).
 */
export const catalogueLoaders: CatalogueLoaders = Object.fromEntries(
  Object.entries(files).flatMap(([file, load]) =>
    Object.keys(textsByLibrary(english)).map((library) => [
      `${library}/${file.slice('../catalogues/'.length, -'.json'.length)}`,
      async () => textsByLibrary(english, await load())[library] ?? {},
    ]),
  ),
);
