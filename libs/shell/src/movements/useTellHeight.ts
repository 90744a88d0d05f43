import { useEffect, useRef } from 'react';

const property = '--movements-height';

/** Tells the styles of what fills the window how high the strip is, while it `isShown`: they end above it. */
export function useTellHeight(isShown: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    const region = ref.current;
    if (!isShown || region === null || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() =>
      style.setProperty(property, `${region.offsetHeight}px`),
    );
    observer.observe(region);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [isShown]);
  return ref;
}
