import { useEffect, useId, useSyncExternalStore } from 'react';

/** One switch for all that moves by itself on a page (WCAG 2.2.2), and the parts that move, in the order of the page. */
let state: { readonly paused: boolean; readonly parts: readonly string[] } = {
  paused: false,
  parts: [],
};
const listeners = new Set<() => void>();

function change(next: Partial<typeof state>): void {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Stops or starts all that moves by itself: the player's choice holds on every screen of the visit. */
export const pauseMotion = (paused: boolean): void => change({ paused });

export interface PageMotion {
  readonly paused: boolean;
  /** Whether this part shows the page's one button: the first that moves. */
  readonly hasButton: boolean;
}

/**
 * Whether what moves by itself is paused, and who shows the button for it.
 * @param moves whether this part moves by itself
 */
export function usePageMotion(moves: boolean): PageMotion {
  const id = useId();
  useEffect(() => {
    if (!moves) return undefined;
    change({ parts: [...state.parts, id] });
    return () => change({ parts: state.parts.filter((part) => part !== id) });
  }, [id, moves]);
  const paused = useSyncExternalStore(
    subscribe,
    () => state.paused,
    () => false,
  );
  const hasButton = useSyncExternalStore(
    subscribe,
    () => state.parts[0] === id,
    () => false,
  );
  return { paused, hasButton };
}
