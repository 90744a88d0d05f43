import type { TextStore } from './createStore';

/** One typed value under a key of a store. */
export interface JsonItem<T> {
  /** The value, or undefined when none is kept or what is kept does not fit. The same object until it changes. */
  get(): T | undefined;
  /** @returns whether the browser keeps it; else it lives as long as the page */
  set(value: T): boolean;
  remove(): void;
  subscribe(listener: () => void): () => void;
}

/** Reads a stored value. A zod schema is one; what the first load keeps is read by hand, without zod. */
export interface ItemSchema<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false };
}

function parse<T>(schema: ItemSchema<T>, text: string): T | undefined {
  try {
    const result = schema.safeParse(JSON.parse(text));
    return result.success ? result.data : undefined;
  } catch {
    return undefined;
  }
}

/** A value kept as JSON and read by a schema: a player or an old version may have written anything there. */
export function jsonItem<T>(store: TextStore, key: string, schema: ItemSchema<T>): JsonItem<T> {
  let seen: { text: string; value: T | undefined } | undefined;
  return {
    get() {
      const text = store.get(key);
      if (text === undefined) return undefined;
      if (seen?.text !== text) seen = { text, value: parse(schema, text) };
      return seen.value;
    },
    set: (value) => store.set(key, JSON.stringify(value)),
    remove: () => store.remove(key),
    subscribe: (listener) => store.subscribe(key, listener),
  };
}
