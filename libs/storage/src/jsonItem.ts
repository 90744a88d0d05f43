import * as z from 'zod/mini';
import type { TextStore } from './createStore';

/** One typed value under a key of a store. */
export interface JsonItem<T> {
  /** The value, or undefined when none is kept or what is kept does not fit. The same object until it changes. */
  get(): T | undefined;
  set(value: T): void;
  remove(): void;
  subscribe(listener: () => void): () => void;
}

function parse<S extends z.ZodMiniType>(schema: S, text: string): z.output<S> | undefined {
  try {
    const result = z.safeParse(schema, JSON.parse(text));
    return result.success ? result.data : undefined;
  } catch {
    return undefined;
  }
}

/** A value kept as JSON and read by a schema: a player or an old version may have written anything there. */
export function jsonItem<S extends z.ZodMiniType>(
  store: TextStore,
  key: string,
  schema: S,
): JsonItem<z.output<S>> {
  let seen: { text: string; value: z.output<S> | undefined } | undefined;
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
