import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The file of a compiled client that says what each script and style sheet must be, as a path below its folder.
 * @throws when the site was compiled without one
 */
export function findFileTable(client: string): string {
  const name = readdirSync(join(client, 'assets')).find((file) => /^files-.+\.json$/.test(file));
  if (name === undefined) throw new Error('The compiled site has no table of its files.');
  return `assets/${name}`;
}
