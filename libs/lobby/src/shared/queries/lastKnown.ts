import { jsonItem, localStore } from '@playhouse/storage';
import type { JsonItem, StorageKey } from '@playhouse/storage';
import * as z from 'zod/mini';

/** What the platform said last, and of what: its language, or `ALL` where it has none. */
export interface Known<T> {
  scope: string;
  data: T;
}

/**
 * A list as the platform sent it last: it is on the screen at once, also on a slow network, until the
 * platform's answer takes its place. Never more than that: each visit asks the platform.
 */
export function lastKnown<T>(key: StorageKey, schema: z.ZodMiniType<T>): JsonItem<Known<T>> {
  return jsonItem<Known<T>>(localStore, key, z.object({ scope: z.string(), data: schema }));
}

/** Keeps an answer for the next visit, and hands it on. */
export function keep<T>(item: JsonItem<Known<T>> | undefined, scope: string, data: T): T {
  item?.set({ scope, data });
  return data;
}
