import type { ReactNode } from 'react';

export interface CarouselItem {
  key: string;
  content: ReactNode;
}

/** How a carousel moves. */
export interface CarouselMotion {
  /** Time between moves in milliseconds; what moves by itself goes around. Without it nothing does. */
  autoplayMs?: number;
  /** Length of a move in milliseconds. @default 500 */
  speedMs?: number;
  /** Goes around; only with more slides than fit. @default false */
  loop?: boolean;
  /** @default 'horizontal' */
  direction?: 'horizontal' | 'vertical';
  /** Slides seen at once. @default 1 */
  slidesPerView?: 1 | 2 | 3 | 4 | 5 | 6;
  /** Space between slides in CSS pixels: a fixed list, so that no inline style is needed. @default 0 */
  gap?: 0 | 5 | 8 | 12 | 16 | 20;
}

export type ResolvedMotion = Required<Omit<CarouselMotion, 'autoplayMs'>> & {
  autoplayMs: number | undefined;
};

/** Fills the defaults; what fits at once neither loops nor plays (HOME-01, HOT-01, WIN-01). */
export function resolveMotion(motion: CarouselMotion, slides: number): ResolvedMotion {
  const slidesPerView = motion.slidesPerView ?? 1;
  const moves = slides > slidesPerView;
  return {
    slidesPerView,
    speedMs: motion.speedMs ?? 500,
    direction: motion.direction ?? 'horizontal',
    gap: motion.gap ?? 0,
    loop: moves && (motion.loop === true || motion.autoplayMs !== undefined),
    autoplayMs: moves ? motion.autoplayMs : undefined,
  };
}
