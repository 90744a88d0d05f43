import { useCallback, useEffect, useRef } from 'react';

/** Does something later, unless the screen is left before: nobody is taken away from where they went. */
export function useDelayed(): (action: () => void, milliseconds: number) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback((action, milliseconds) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(action, milliseconds);
  }, []);
}
