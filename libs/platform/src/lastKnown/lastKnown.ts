import { jsonItem, localStore } from '@playhouse/storage';
import type { ItemSchema, JsonItem, StorageKey } from '@playhouse/storage';

/** An answer that the platform gave last, and its subject: the language, or `ALL` where it has none. */
export interface Known<T> {
  scope: string;
  data: T;
}

function isKnown(value: unknown): value is Known<unknown> {
  return (
    typeof value === 'object' &&
    value !== null &&
    'scope' in value &&
    typeof value.scope === 'string' &&
    'data' in value
  );
}

const knownOf = <T>(schema: ItemSchema<T>): ItemSchema<Known<T>> => ({
  safeParse(value) {
    if (!isKnown(value)) return { success: false };
    const { scope } = value;
    const read = schema.safeParse(value.data);
    return read.success ? { success: true, data: { scope, data: read.data } } : read;
  },
});

/**
 * A list as the platform sent it last: it is on the screen at once, also on a slow network, until the
 * platform's answer takes its place. Never more than that: each visit asks the platform. What reads it is fetched
 * when somebody wants it and there is something to read; until then nothing is known.
 */
export function lastKnown<T>(
  key: StorageKey,
  fetchSchema: () => Promise<ItemSchema<T>>,
): JsonItem<Known<T>> {
  const waiting = new Set<() => void>();
  let item: JsonItem<Known<T>> | undefined;
  const learn = async () => {
    item = jsonItem(localStore, key, knownOf(await fetchSchema()));
    for (const listener of waiting) listener();
  };
  return {
    get: () => item?.get(),
    set: (known) => localStore.set(key, JSON.stringify(known)),
    remove: () => localStore.remove(key),
    subscribe(listener) {
      waiting.add(listener);
      // An answer that cannot be fetched is not known.
      if (item === undefined && localStore.get(key) !== undefined) learn().catch(() => undefined);
      const stop = localStore.subscribe(key, listener);
      return () => {
        waiting.delete(listener);
        stop();
      };
    },
  };
}

/** Keeps an answer for the next visit, and hands it on. */
export function keep<T>(item: JsonItem<Known<T>> | undefined, scope: string, data: T): T {
  item?.set({ scope, data });
  return data;
}
