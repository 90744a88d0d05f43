import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { compileCatalogue } from './compileCatalogue';

const cataloguePattern = /\/libs\/[^/]+\/messages\/[A-Z]+\.json(?:\?.*)?$/;

type Texts = Record<string, string>;

async function english(file: string): Promise<Texts> {
  return JSON.parse(await readFile(join(dirname(file), 'EN.json'), 'utf8')) as Texts;
}

/**
 * Turns `libs/<name>/messages/<LANGUAGE>.json` into compiled messages, so that the site needs no ICU
 * parser, and fills what a translation lacks with English (LANG-02). Use it together with an alias of
 * `@formatjs/icu-messageformat-parser` to `@formatjs/icu-messageformat-parser/no-parser.js`.
 */
export function messageCatalogues(): Plugin {
  return {
    name: 'playhouse:message-catalogues',
    // Before Vite's own JSON plugin, which then makes a module of the compiled JSON.
    enforce: 'pre',
    transform: {
      filter: { id: cataloguePattern },
      async handler(code, id) {
        const file = id.replace(/\?.*$/, '');
        const texts = JSON.parse(code) as Texts;
        const compiled = compileCatalogue({ ...(await english(file)), ...texts });
        return { code: JSON.stringify(compiled), map: null };
      },
    },
  };
}
