import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Puts a folder in place as a whole: it is written beside and then renamed, so that a reader sees the
 * old site or the new one and a failure leaves the old one as it was.
 */
export function writeFolder(target: string, files: Readonly<Record<string, Buffer>>): void {
  const fresh = `${target}.new-${process.pid}`;
  const old = `${target}.old-${process.pid}`;
  rmSync(fresh, { recursive: true, force: true });
  try {
    mkdirSync(fresh, { recursive: true });
    const folders = new Set(Object.keys(files).map((name) => dirname(join(fresh, name))));
    for (const folder of folders) mkdirSync(folder, { recursive: true });
    for (const [name, bytes] of Object.entries(files)) writeFileSync(join(fresh, name), bytes);
    if (existsSync(target)) renameSync(target, old);
    renameSync(fresh, target);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
    rmSync(old, { recursive: true, force: true });
  }
}
