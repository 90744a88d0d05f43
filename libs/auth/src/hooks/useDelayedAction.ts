import { useCallback, useEffect, useRef } from 'react';

/**
 * Does something later, unless the screen is left before: nobody is taken away from where they went, also not by an
 * answer that finds the screen gone.
 */
export function useDelayedAction(): (action: () => void, milliseconds: number) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
      clearTimeout(timer.current);
    };
  }, []);
  return useCallback((action, milliseconds) => {
    clearTimeout(timer.current);
    if (isThere.current) timer.current = setTimeout(action, milliseconds);
  }, []);
}
