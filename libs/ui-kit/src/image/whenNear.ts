/**
 * How far from the screen a picture is fetched: a browser's own laziness begins some screens ahead on a slow line, where
 * it costs most.
 */
const margins = { rootMargin: '4% 0px', scrollMargin: '0px 10%' };

const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

function tellNear(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) if (isIntersecting) waiting.get(target)?.();
}

/** Calls back once an element is on the screen or near it; at once where the browser cannot tell. */
export function whenNear(element: Element, callback: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    callback();
    return () => undefined;
  }
  // One for all: a list has hundreds of pictures.
  const sight = (observer ??= new IntersectionObserver(tellNear, margins));
  const stop = () => sight.unobserve(element);
  waiting.set(element, () => {
    stop();
    callback();
  });
  sight.observe(element);
  return stop;
}
