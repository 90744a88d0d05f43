import { jsonItem, localStore, storageKeys } from '@playhouse/storage';
import type { ItemSchema } from '@playhouse/storage';

const most = 5;

const isText = (value: unknown): value is string => typeof value === 'string';

const schema: ItemSchema<readonly string[]> = {
  safeParse: (value) =>
    Array.isArray(value) && value.every(isText)
      ? { success: true, data: value.slice(0, most) }
      : { success: false },
};

/** Latest searches on this device, the newest first: five at most. */
export const recentSearches = jsonItem(localStore, storageKeys.recentSearches, schema);

/** Puts words in front; those that are there already move, whatever their case. */
export function noteSearch(typed: string): void {
  const words = typed.trim();
  if (words === '') return;
  const others = (recentSearches.get() ?? []).filter(
    (known) => known.toLowerCase() !== words.toLowerCase(),
  );
  recentSearches.set([words, ...others].slice(0, most));
}
