import { useEffect, useRef } from 'react';

/** How long a fresh dialog ignores presses on its mask, in milliseconds (SHELL-09). */
export const maskGuardMs = 300;

/** Tells whether the mask may close the dialog: not in its first moments, when a double tap may land there. */
export function useMaskGuard(open: boolean): () => boolean {
  const openedAt = useRef(0);
  useEffect(() => {
    if (open) openedAt.current = performance.now();
  }, [open]);
  return () => performance.now() - openedAt.current >= maskGuardMs;
}
