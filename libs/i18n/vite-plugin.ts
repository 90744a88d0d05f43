import { TYPE } from '@formatjs/icu-messageformat-parser';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { compileCatalogue } from './compileCatalogue';

const cataloguePattern = /\/libs\/[^/]+\/messages\/[A-Z]+\.json(?:\?.*)?$/;
const loadersPattern = /\/libs\/i18n\/src\/catalogueLoaders\.ts$/;
// No such file exists; the name gives the module its place in Vite's manifest.
const bundlePattern = /\/libs\/i18n\/texts\/([A-Z]+)\.js$/;
const bundleFile = (libs: string, language: string) => join(libs, `i18n/texts/${language}.js`);

type Texts = Record<string, string>;

async function read(file: string): Promise<Texts> {
  return JSON.parse(await readFile(file, 'utf8')) as Texts;
}

/**
 * The compiled messages of one library in one language, English where a translation has none. A plain part of a text
 * travels as it is read; `spellOut` makes the tree of it.
 */
async function compiled(file: string, texts: Texts) {
  const trees = compileCatalogue({ ...(await read(join(dirname(file), 'EN.json'))), ...texts });
  return Object.fromEntries(
    Object.entries(trees).map(([id, tree]) => [
      id,
      tree.map((part) => (part.type === TYPE.literal ? part.value : part)),
    ]),
  );
}

/** Source of what makes trees of what `compiled` has written. */
const spellOut = `(catalogue) => Object.fromEntries(Object.entries(catalogue).map(([id, tree]) => [
  id, tree.map((part) => typeof part === 'string' ? { type: ${TYPE.literal}, value: part } : part)
]))`;

interface CatalogueFile {
  readonly library: string;
  readonly language: string;
  readonly file: string;
}

function catalogueFiles(libs: string): CatalogueFile[] {
  return readdirSync(libs).flatMap((library) => {
    const folder = join(libs, library, 'messages');
    if (!existsSync(folder)) return [];
    return readdirSync(folder).map((name) => {
      return { library, language: basename(name, '.json'), file: join(folder, name) };
    });
  });
}

/** What the site imports in place of `catalogueLoaders.ts`. */
function loadersModule(libs: string, together: readonly string[]): string {
  const entries = catalogueFiles(libs).map(({ library, language, file }) => {
    const [from, member] = together.includes(library)
      ? [bundleFile(libs, language), `default[${JSON.stringify(library)}]`]
      : [file, 'default'];
    const key = JSON.stringify(`${library}/${language}`);
    return `${key}: () => import(${JSON.stringify(from)}).then((module) => spellOut(module.${member}))`;
  });
  return `const spellOut = ${spellOut};\nexport const catalogueLoaders = {\n${entries.join(',\n')}\n};`;
}

/** One module with the catalogues of several libraries in one language, by library. */
async function bundleModule(libs: string, together: readonly string[], language: string) {
  const wanted = catalogueFiles(libs).filter(
    (entry) => entry.language === language && together.includes(entry.library),
  );
  const entries = await Promise.all(
    wanted.map(
      async ({ library, file }) => [library, await compiled(file, await read(file))] as const,
    ),
  );
  const json = JSON.stringify(JSON.stringify(Object.fromEntries(entries)));
  return `export default JSON.parse(${json});`;
}

/**
 * Turns `libs/<name>/messages/<LANGUAGE>.json` into compiled messages, so that the site needs no ICU
 * parser, and fills what a translation lacks with English (LANG-02). Use it together with an alias of
 * `@formatjs/icu-messageformat-parser` to `@formatjs/icu-messageformat-parser/no-parser.js`.
 *
 * @param options.libs folder of the libraries
 * @param options.together libraries whose texts travel as one file a language
 */
export function messageCatalogues(options: {
  readonly libs: string;
  readonly together: readonly string[];
}): Plugin {
  const { libs, together } = options;
  return {
    name: 'playhouse:message-catalogues',
    // Before Vite's own JSON plugin, which then makes a module of the compiled JSON.
    enforce: 'pre',
    resolveId: { filter: { id: bundlePattern }, handler: (id) => id },
    load: {
      filter: { id: bundlePattern },
      handler: (id) => bundleModule(libs, together, bundlePattern.exec(id)?.[1] ?? ''),
    },
    transform: {
      filter: { id: [cataloguePattern, loadersPattern] },
      async handler(code, id) {
        if (loadersPattern.test(id)) return { code: loadersModule(libs, together), map: null };
        const file = id.replace(/\?.*$/, '');
        const texts = JSON.parse(code) as Texts;
        return { code: JSON.stringify(await compiled(file, texts)), map: null };
      },
    },
  };
}
