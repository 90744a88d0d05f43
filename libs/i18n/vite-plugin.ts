import { TYPE } from '@formatjs/icu-messageformat-parser';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { compileCatalogue } from './compileCatalogue';
import { textsByLibrary } from './src/catalogueTexts';
import type { SourceTexts, Translation } from './src/catalogueTexts';

const loadersPattern = /\/libs\/i18n\/src\/catalogueLoaders\.ts$/;
// No such files exist; their names give the modules their places in Vite's manifest.
const textsPattern = /\/libs\/i18n\/texts\/(?:([a-z]+)\/)?([A-Z]+)\.js$/;

interface Options {
  /** Folder of the libraries. */
  readonly libs: string;
  /** Libraries whose texts travel as one file a language. */
  readonly together: readonly string[];
}

const catalogueFile = (libs: string, language: string) =>
  join(libs, `i18n/catalogues/${language}.json`);

function readCatalogue(libs: string, language: string): unknown {
  return JSON.parse(readFileSync(catalogueFile(libs, language), 'utf8'));
}

/** The texts of a language by library, English where a translation has none. */
function readTexts(libs: string, language: string) {
  const english = readCatalogue(libs, 'EN') as SourceTexts;
  const isSource = language === 'EN';
  return textsByLibrary(english, isSource ? {} : (readCatalogue(libs, language) as Translation));
}

/** Compiled messages. A plain part of a text travels as it is read; `spellOut` makes the tree of it. */
function compiled(texts: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(compileCatalogue(texts)).map(([id, tree]) => [
      id,
      tree.map((part) => (part.type === TYPE.literal ? part.value : part)),
    ]),
  );
}

/** Source of what makes trees of what `compiled` has written. */
const spellOut = `(catalogue) => Object.fromEntries(Object.entries(catalogue).map(([id, tree]) => [
  id, tree.map((part) => typeof part === 'string' ? { type: ${TYPE.literal}, value: part } : part)
]))`;

/** The site's `catalogueLoaders.ts`. */
function loadersModule({ libs, together }: Options): string {
  const languages = readdirSync(join(libs, 'i18n/catalogues')).map((file) => file.slice(0, -5));
  const libraries = Object.keys(readTexts(libs, 'EN'));
  const entries = languages.flatMap((language) =>
    libraries.map((library) => {
      const [file, member] = together.includes(library)
        ? [`${language}.js`, `default.${library}`]
        : [`${library}/${language}.js`, 'default'];
      const from = JSON.stringify(join(libs, 'i18n/texts', file));
      return `'${library}/${language}': () => import(${from}).then((module) => spellOut(module.${member}))`;
    }),
  );
  return `const spellOut = ${spellOut};
export const preloaded = {};
export const catalogueLoaders = {\n${entries.join(',\n')}\n};`;
}

/** The texts of one library in a language, or those of the first load by library. */
function textsModule({ libs, together }: Options, language: string, library?: string): string {
  const texts = readTexts(libs, language);
  const first = together.map((name) => [name, compiled(texts[name] ?? {})]);
  const content = library ? compiled(texts[library] ?? {}) : Object.fromEntries(first);
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(content))});`;
}

/**
 * Makes the site's texts of `libs/i18n/catalogues`: compiled, so that the site needs no ICU parser, English where a
 * translation has none (LANG-02), in a file for each library and language. Use it together with an alias of
 * `@formatjs/icu-messageformat-parser` to `@formatjs/icu-messageformat-parser/no-parser.js`.
 */
export function messageCatalogues(options: Options): Plugin {
  return {
    name: 'playhouse:message-catalogues',
    enforce: 'pre',
    resolveId: { filter: { id: textsPattern }, handler: (id) => id },
    load: {
      filter: { id: [textsPattern, loadersPattern] },
      handler(id) {
        const [, library, language = ''] = textsPattern.exec(id) ?? [];
        if (language === '') return loadersModule(options);
        for (const code of ['EN', language]) this.addWatchFile(catalogueFile(options.libs, code));
        return textsModule(options, language, library);
      },
    },
  };
}
