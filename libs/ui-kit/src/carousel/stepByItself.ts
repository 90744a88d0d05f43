import { isMirrored } from '../isMirrored';
import type { ResolvedMotion } from './types';

const moves = {
  horizontal: (slide: HTMLElement, gap: number) =>
    `translateX(${(isMirrored(slide) ? 1 : -1) * (slide.offsetWidth + gap)}px)`,
  vertical: (slide: HTMLElement, gap: number) => `translateY(${-(slide.offsetHeight + gap)}px)`,
} as const;

/**
 * Moves on by one slide, and lays the one that left behind the last: what plays by itself needs no more, and so no
 * library. The markup stays as React made it; only the order in which slides are laid out changes.
 *
 * @param index the first slide in view
 * @returns a function that ends the move at once
 */
export function stepByItself(
  wrapper: HTMLElement,
  index: number,
  { direction, gap, speedMs }: Pick<ResolvedMotion, 'direction' | 'gap' | 'speedMs'>,
  onMoved: () => void,
): () => void {
  const leaving = wrapper.children[index];
  if (!(leaving instanceof HTMLElement)) return () => undefined;
  const transform = moves[direction](leaving, gap);
  const move = wrapper.animate([{ transform: 'none' }, { transform }], {
    duration: speedMs,
    easing: 'ease',
  });
  move.onfinish = () => {
    leaving.style.order = String(Number(leaving.style.order) + 1);
    onMoved();
  };
  return () => move.cancel();
}

/** Lays the slides out in their own order again, as whoever takes over expects. */
export function restoreOrder(wrapper: Element): void {
  for (const slide of wrapper.children) if (slide instanceof HTMLElement) slide.style.order = '';
}
