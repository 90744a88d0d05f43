import { relative } from 'node:path';
import type { Plugin } from 'vite';

const tables = /\/libs\/[^/]+\/src\/screens\.ts$/;
const loads = /\bload: \(\) => import\('([^']+)'\)/g;

/**
 * Notes beside each screen's `load` which module it fetches, as Vite's manifest calls it (`source`), so
 * that whoever makes a document can name the screen's files in it. For the server's build: the client
 * has no use for it.
 *
 * @param root folder that the manifest's names are relative to
 * @throws when a table fetches a page in another way, which could not be noted
 */
export function screenSources(root: string): Plugin {
  return {
    name: 'playhouse:screen-sources',
    enforce: 'pre',
    transform: {
      filter: { id: tables },
      async handler(code, id) {
        const found = [...code.matchAll(loads)];
        if (found.length !== (code.match(/\bload:/g) ?? []).length) {
          throw new Error(`${id}: a screen must be fetched as "load: () => import('…')".`);
        }
        let noted = code;
        for (const [load, specifier = ''] of found) {
          const page = await this.resolve(specifier, id);
          if (page === null) throw new Error(`${id}: there is no page "${specifier}".`);
          const source = JSON.stringify(relative(root, page.id));
          // One table may fetch a module twice; what is noted does not match again.
          noted = noted.replace(
            load,
            () => `source: ${source}, ${load.replace('load:', 'load :')}`,
          );
        }
        return { code: noted, map: null };
      },
    },
  };
}
