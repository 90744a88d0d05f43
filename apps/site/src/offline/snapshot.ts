import { jsonItem, localStore, storageKeys } from '@playhouse/storage';
import type { ItemSchema } from '@playhouse/storage';

/** Characters that all of a lobby may take in the browser's storage, of which there are about 5 million. */
const maxLength = 300_000;

/** An older lobby says nothing any more, in milliseconds. */
const maxAge = 14 * 24 * 60 * 60_000;

/** An answer of the platform as it was kept. */
export interface Entry {
  readonly key: readonly unknown[];
  readonly data: unknown;
  /** When the platform answered, epoch milliseconds by its clock. */
  readonly at: number;
}

interface Snapshot {
  readonly release: string;
  readonly entries: readonly Entry[];
  /** Milliseconds by which the platform's clock was ahead of the device's. */
  readonly ahead?: number;
}

function isEntry(value: unknown): value is Entry {
  if (typeof value !== 'object' || value === null) return false;
  const { key, data, at }: Partial<Record<keyof Entry, unknown>> = value;
  return Array.isArray(key) && data !== undefined && typeof at === 'number';
}

function isSnapshot(value: unknown): value is Snapshot {
  if (typeof value !== 'object' || value === null) return false;
  const { release, entries, ahead = 0 }: Partial<Record<keyof Snapshot, unknown>> = value;
  const isFramed = typeof release === 'string' && typeof ahead === 'number';
  return isFramed && Array.isArray(entries) && entries.every(isEntry);
}

// Read by hand: showing an old lobby must not wait for the schema library.
const snapshotSchema: ItemSchema<Snapshot> = {
  safeParse: (value) => (isSnapshot(value) ? { success: true, data: value } : { success: false }),
};

export interface SnapshotStore {
  read(): readonly Entry[];
  /** How far the platform's clock was ahead when it was last written, in milliseconds. */
  ahead(): number | undefined;
  write(entries: readonly Entry[], ahead: number): void;
}

export interface SnapshotOptions {
  readonly merchant: string;
  readonly language: string;
  /** A snapshot of another release of the site is not read: its answers may have another shape. */
  readonly release: string;
  /** The time now, epoch milliseconds. @default Date.now */
  readonly now?: () => number;
}

/** The newest entries that fit together. */
function fitting(entries: readonly Entry[], now: number): Entry[] {
  let room = maxLength;
  return [...entries]
    .filter(({ at }) => now - at < maxAge)
    .sort((one, other) => other.at - one.at)
    .filter((entry) => {
      const length = JSON.stringify(entry).length;
      const fits = length <= room;
      if (fits) room -= length;
      return fits;
    });
}

/** The last public lobby of a merchant in a language, in the browser's storage (PWA-01). */
export function snapshotStore(options: SnapshotOptions): SnapshotStore {
  const { merchant, language, release, now = Date.now } = options;
  const item = jsonItem(
    localStore,
    `${storageKeys.lastLobby}:${merchant}:${language}`,
    snapshotSchema,
  );
  return {
    read() {
      const kept = item.get();
      return kept?.release === release ? fitting(kept.entries, now() + (kept.ahead ?? 0)) : [];
    },
    ahead: () => item.get()?.ahead,
    write: (entries, ahead) =>
      item.set({ release, entries: fitting(entries, now() + ahead), ahead }),
  };
}
