import { renameSync, writeFileSync } from 'node:fs';

/** Puts a file in place as a whole: nobody may read half of it, and what is hard-linked elsewhere stays there as it was. */
export function putFile(path: string, bytes: Buffer): void {
  const fresh = `${path}.new-${process.pid}`;
  writeFileSync(fresh, bytes);
  renameSync(fresh, path);
}
