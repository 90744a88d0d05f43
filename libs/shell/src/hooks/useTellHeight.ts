import { useEffect, useRef } from 'react';

/** A field that somebody is in and that the strip has come over: it is scrolled to where it is seen. */
function uncoverField(strip: Element): void {
  const field = document.activeElement;
  if (field === null || !field.matches('input, select, textarea')) return;
  const [box, edge] = [field.getBoundingClientRect(), strip.getBoundingClientRect()];
  if (box.top < edge.bottom && box.bottom > edge.top) field.scrollIntoView({ block: 'nearest' });
}

/** Tells the styles of what fills the window how high a strip is, while it `isShown`: they end above it. */
export function useTellHeight(
  property: '--movements-height' | '--notice-height',
  isShown: boolean,
) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    const region = ref.current;
    if (!isShown || region === null || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      style.setProperty(property, `${region.offsetHeight}px`);
      uncoverField(region);
    });
    observer.observe(region);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [property, isShown]);
  return ref;
}
