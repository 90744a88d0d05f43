import { useState } from 'react';

export interface Offered<T extends string> {
  /** The value that is shown: chosen, else begun, else preferred, else the first that is offered. */
  readonly shown: T;
  choose(value: T): void;
  /** Keeps what is shown; for the `onUse` of `Tabs`. */
  keep(): void;
}

/**
 * One of several ways, where what is offered may change under the player (WL-02). Nobody is taken away from a way that
 * they chose or began; only when it is not offered any more is another shown.
 *
 * @param offered at least one, the default first
 * @param preferred shown while nobody has chosen or begun another, such as the one used last
 */
export function useOffered<T extends string>(
  offered: readonly [T, ...T[]],
  preferred?: T,
): Offered<T> {
  const [held, hold] = useState<T>();
  const isOffered = (value: T | undefined) => value !== undefined && offered.includes(value);
  const shown = [held, preferred].find(isOffered) ?? offered[0];
  return { shown, choose: hold, keep: () => hold(shown) };
}
