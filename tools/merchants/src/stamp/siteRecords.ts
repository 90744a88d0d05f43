import { createHash } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { Places } from '../places';
import { isRenewed } from '../site/renewedFolders';

/** Files below a folder; a site's documents with content come after it, from a snapshot, and what follows from them. */
function filesOf(folder: string, below = ''): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const name = join(below, entry.name);
    if (isRenewed(name)) return [];
    return entry.isDirectory() ? filesOf(folder, name) : [name];
  });
}

/**
 * The state of a folder, without reading its files: a file that was written, replaced or moved since has another time of
 * change, which is the file system's own and which no program sets.
 */
export function hashFolder(folder: string): string {
  const state = createHash('sha256');
  const files = existsSync(folder) ? filesOf(folder) : [];
  for (const name of files.sort()) {
    const { size, ctimeMs } = lstatSync(join(folder, name));
    state.update(`${name}\n${size} ${ctimeMs}\n`);
  }
  return state.digest('hex');
}

const recordOf = (places: Places, code: string) => join(places.out, '.made', code);

const recordText = (places: Places, code: string, from: string) =>
  `${from}\n${hashFolder(join(places.out, code))}\n`;

/** Keeps in mind from what a merchant's site was stamped, and how it stands now. */
export function recordSite(places: Places, code: string, from: string): void {
  const record = recordOf(places, code);
  mkdirSync(dirname(record), { recursive: true });
  writeFileSync(record, recordText(places, code, from));
}

/** Whether a merchant's site stands as it was stamped from just this: nothing of it changed by hand, missing or added. */
export function isUpToDate(places: Places, code: string, from: string): boolean {
  try {
    return readFileSync(recordOf(places, code), 'utf8') === recordText(places, code, from);
  } catch {
    // Never stamped, or no longer there.
    return false;
  }
}
