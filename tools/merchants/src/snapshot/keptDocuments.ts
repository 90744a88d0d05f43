import { existsSync, readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { putFile } from '../site/putFile';
import { renewedFile } from '@playhouse/site/renewedFile';
import { snapshotFolder } from '../site/snapshotFolder';

const keptSchema = z.record(
  z.string(),
  z.object({
    /** Sum of all that the document was rendered from. */
    id: z.string(),
    /** Its questions to the platform. */
    asked: z.array(z.object({ path: z.string(), headers: z.record(z.string(), z.string()) })),
  }),
);

/** The documents of a site as they were rendered last, by their files below the folder of snapshots. */
export type KeptDocuments = z.output<typeof keptSchema>;

/** Beside the documents, where no address leads. */
export const keptFile = 'kept.json';

/** Those whose files are there; none where they cannot be read. */
export function readKept(site: string): KeptDocuments {
  const folder = join(site, snapshotFolder);
  try {
    const kept = keptSchema.parse(JSON.parse(readFileSync(join(folder, keptFile), 'utf8')));
    return Object.fromEntries(
      Object.entries(kept).filter(([file]) => existsSync(join(folder, file))),
    );
  } catch {
    return {};
  }
}

/**
 * Says to pages that the documents of these ids are as the platform has them now: the moment is that of the file's last
 * change, which a server tells.
 */
export function confirmDocuments(site: string, ids: readonly string[]): void {
  const path = join(site, renewedFile);
  const text = JSON.stringify(ids);
  if (existsSync(path) && readFileSync(path, 'utf8') === text) touchConfirmed(site);
  else putFile(path, Buffer.from(text));
}

/** The same as before, again. @throws when nothing has been confirmed yet */
export function touchConfirmed(site: string): void {
  const now = new Date();
  utimesSync(join(site, renewedFile), now, now);
}
