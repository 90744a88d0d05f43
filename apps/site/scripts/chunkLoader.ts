import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The id under which the built site's imports ask for Vite's helper. */
const helperId = '\0vite/preload-helper.js';
const own = fileURLToPath(new URL('../src/chunks/fetchChunk.ts', import.meta.url));

/**
 * Puts the site's own `fetchChunk` in the place of Vite's preload helper, which takes a style sheet that failed for one
 * that is there.
 */
export function chunkLoader(): Plugin {
  return {
    name: 'playhouse:chunk-loader',
    apply: 'build',
    load: {
      order: 'pre',
      handler: (id) =>
        id === helperId
          ? `export { fetchChunk as __vitePreload } from ${JSON.stringify(own)};`
          : undefined,
    },
  };
}
