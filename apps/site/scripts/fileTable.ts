import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const sumOf = (bytes: Buffer | string) => createHash('sha256').update(bytes);

/**
 * Writes what each script and style sheet of the client must be into one file beside them, named after what it says:
 * documents with content name it instead of a map, and the site's loader reads it once the page is at rest.
 */
export function fileTable(): Plugin {
  return {
    name: 'playhouse:file-table',
    // What other plugins change, they have changed by now.
    writeBundle({ dir = '' }, bundle) {
      const files = Object.keys(bundle).filter((file) => /\.(?:js|css)$/.test(file));
      const entries = files
        .sort()
        .map((file) => [
          `/${file}`,
          `sha256-${sumOf(readFileSync(join(dir, file))).digest('base64')}`,
        ]);
      const text = JSON.stringify(Object.fromEntries(entries));
      const name = sumOf(text).digest('base64url').slice(0, 8);
      writeFileSync(join(dir, `assets/files-${name}.json`), text);
    },
  };
}
