import { whenIdle } from '../whenIdle';

/** Calls back when an element is on the screen; at once where the browser cannot tell. */
function whenSeen(element: Element, callback: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    callback();
    return () => undefined;
  }
  const observer = new IntersectionObserver((entries) => {
    if (entries.at(-1)?.isIntersecting !== true) return;
    observer.disconnect();
    callback();
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/** Calls back when slides have stood still for their time, on an idle page and in view of somebody. */
export function whenDue(element: Element, afterMs: number, callback: () => void): () => void {
  let stop = whenIdle(() => {
    const timer = setTimeout(() => {
      stop = whenSeen(element, callback);
    }, afterMs);
    stop = () => clearTimeout(timer);
  });
  return () => stop();
}
