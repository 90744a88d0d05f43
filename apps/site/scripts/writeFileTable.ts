import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from '@playhouse/merchants/stamp/integrity';

/**
 * Writes what each script and style sheet of the client must be into one file beside them, named after what it says:
 * documents with content name it instead of a map, and the site's loader reads it once the page is at rest.
 *
 * @param client folder of the compiled client
 */
export function writeFileTable(client: string): void {
  const assets = join(client, 'assets');
  const files = readdirSync(assets).filter((file) => /\.(?:js|css)$/.test(file));
  const entries = files
    .sort()
    .map((file) => [`/assets/${file}`, integrityOf(readFileSync(join(assets, file), 'utf8'))]);
  const text = JSON.stringify(Object.fromEntries(entries));
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  writeFileSync(join(assets, `files-${name}.json`), text);
}
