import type Swiper from 'swiper';
import { useEffect, useRef, useState } from 'react';
import type { ResolvedMotion } from './types';
import type { SwiperClasses } from './startSwiper';
import { useFrame } from './useFrame';
import { whenIdle } from './whenIdle';

export interface SwiperControl {
  /** Put on the element that holds all, whose keys and focus count. */
  frame: (element: HTMLElement | null) => void;
  /** Put on the element that holds the wrapper. */
  root: React.RefObject<HTMLDivElement | null>;
  /** The first slide in view. */
  index: number;
  goTo: (index: number) => void;
  step: (by: 1 | -1) => void;
}

/**
 * Brings static slides to life once the browser is idle. `identity` names the slides: others start
 * it over. Until then, and when its code cannot be fetched, the first slides stand still.
 */
export function useSwiper(
  identity: string,
  motion: ResolvedMotion,
  classes: SwiperClasses,
  playing: boolean,
): SwiperControl {
  const root = useRef<HTMLDivElement>(null);
  const [swiper, setSwiper] = useState<Swiper>();
  const [index, setIndex] = useState(0);
  const settings = JSON.stringify(motion);
  const { wrapper, slide } = classes;

  useEffect(() => {
    let started: Swiper | undefined;
    let current = true;
    const cancel = whenIdle(() => {
      import('./startSwiper')
        .then(({ startSwiper }) => {
          if (!current || !root.current) return;
          const parsed = JSON.parse(settings) as ResolvedMotion;
          started = startSwiper(root.current, parsed, { wrapper, slide }, setIndex);
          setSwiper(started);
        })
        .catch(() => undefined);
    });
    return () => {
      current = false;
      cancel();
      started?.destroy(true, true);
      setSwiper(undefined);
      setIndex(0);
    };
  }, [identity, settings, wrapper, slide]);

  const step = (by: 1 | -1) => (by === 1 ? swiper?.slideNext() : swiper?.slidePrev());
  const { frame, focused } = useFrame(step);

  useEffect(() => {
    if (!swiper || swiper.destroyed || motion.autoplayMs === undefined) return;
    if (playing && !focused) swiper.autoplay.start();
    else swiper.autoplay.stop();
  }, [swiper, playing, focused, motion.autoplayMs]);

  return {
    frame,
    root,
    index,
    goTo: (next) => (motion.loop ? swiper?.slideToLoop(next) : swiper?.slideTo(next)),
    step,
  };
}
