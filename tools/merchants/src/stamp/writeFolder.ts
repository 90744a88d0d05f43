import { existsSync, linkSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Puts a folder in place as a whole: it is written beside and then renamed, so that a reader sees the
 * old site or the new one and a failure leaves the old one as it was.
 * @param asBefore files of the old one that belong to the new one, too: they keep their moments, by which servers tell
 *   browsers whether they have changed
 */
export function writeFolder(
  target: string,
  files: Readonly<Record<string, Buffer>>,
  asBefore: readonly string[] = [],
): void {
  const fresh = `${target}.new-${process.pid}`;
  const old = `${target}.old-${process.pid}`;
  rmSync(fresh, { recursive: true, force: true });
  try {
    mkdirSync(fresh, { recursive: true });
    const names = [...Object.keys(files), ...asBefore];
    const folders = new Set(names.map((name) => dirname(join(fresh, name))));
    for (const folder of folders) mkdirSync(folder, { recursive: true });
    for (const [name, bytes] of Object.entries(files)) writeFileSync(join(fresh, name), bytes);
    for (const name of asBefore) linkSync(join(target, name), join(fresh, name));
    if (existsSync(target)) renameSync(target, old);
    renameSync(fresh, target);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
    rmSync(old, { recursive: true, force: true });
  }
}
