import { keepScroll, rememberScroll } from './scrollMemory';

/** Events by which players scroll a page themselves. */
const moves = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Remembers where a visit of a screen is scrolled to, until the answered function is called. The place that
 * the player comes Back to may lie below what is drawn at first: until the page is high enough, or they move
 * it themselves, it goes there with each growth, and where it stands meanwhile is not remembered.
 *
 * @param back where they left this visit, in CSS px; undefined for a new one
 */
export function followScroll(visit: string, back: number | undefined): () => void {
  let wanted = back;
  const arrive = () => {
    if (wanted === undefined) return;
    window.scrollTo(0, wanted);
    if (Math.abs(window.scrollY - wanted) < 1) wanted = undefined;
  };
  const onScroll = () => {
    if (wanted === undefined) rememberScroll(visit, window.scrollY);
  };
  const onMove = () => (wanted = undefined);
  arrive();
  const growth =
    typeof ResizeObserver === 'undefined' || wanted === undefined
      ? undefined
      : new ResizeObserver(arrive);
  growth?.observe(document.body);
  window.addEventListener('scroll', onScroll, { passive: true });
  // A phone ends a tab in the background without a word: what is hidden may have been seen last.
  const onHide = () => document.visibilityState === 'hidden' && keepScroll();
  window.addEventListener('pagehide', keepScroll);
  document.addEventListener('visibilitychange', onHide);
  for (const move of moves) window.addEventListener(move, onMove, { passive: true });
  return () => {
    growth?.disconnect();
    window.removeEventListener('scroll', onScroll);
    window.removeEventListener('pagehide', keepScroll);
    document.removeEventListener('visibilitychange', onHide);
    for (const move of moves) window.removeEventListener(move, onMove);
  };
}
