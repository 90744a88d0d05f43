import type Swiper from 'swiper';
import { useEffect, useRef, useState } from 'react';
import type { ResolvedMotion } from './types';
import type { SwiperClasses } from './startSwiper';
import { useFrame } from './useFrame';
import { whenDue } from './whenDue';

export interface SwiperControl {
  /** Put on the element that holds all, whose keys, touches and focus count. */
  frame: (element: HTMLElement | null) => void;
  /** Put on the element that holds the wrapper. */
  root: React.RefObject<HTMLDivElement | null>;
  /** The first slide in view. */
  index: number;
  goTo: (index: number) => void;
  step: (by: 1 | -1) => void;
}

type Act = (swiper: Swiper) => void;

const stepBy =
  (by: 1 | -1): Act =>
  (swiper) =>
    by === 1 ? swiper.slideNext() : swiper.slidePrev();

/**
 * Brings static slides to life when another slide is wanted: by a finger, a key or a dot, or by its time
 * on an idle page. `identity` names the slides: others start it over. Until then, and when its code
 * cannot be fetched, the first slides stand still.
 */
export function useSwiper(
  identity: string,
  motion: ResolvedMotion,
  classes: SwiperClasses,
  playing: boolean,
): SwiperControl {
  const root = useRef<HTMLDivElement>(null);
  const asked = useRef<Act>(undefined);
  const [wanted, setWanted] = useState(false);
  const [swiper, setSwiper] = useState<Swiper>();
  const [index, setIndex] = useState(0);
  const settings = JSON.stringify(motion);
  const { autoplayMs } = motion;
  const { wrapper, slide } = classes;

  useEffect(() => {
    if (wanted || !playing || autoplayMs === undefined || !root.current) return undefined;
    return whenDue(root.current, autoplayMs, () => {
      asked.current ??= stepBy(1);
      setWanted(true);
    });
  }, [wanted, playing, autoplayMs]);

  useEffect(() => {
    if (!wanted) return undefined;
    let started: Swiper | undefined;
    let current = true;
    import('./startSwiper')
      .then(({ startSwiper }) => {
        if (!current || !root.current) return;
        const parsed = JSON.parse(settings) as ResolvedMotion;
        started = startSwiper(root.current, parsed, { wrapper, slide }, setIndex);
        setSwiper(started);
        asked.current?.(started);
        asked.current = undefined;
      })
      // Stands still; the next wish tries again.
      .catch(() => setWanted(false));
    return () => {
      current = false;
      started?.destroy(true, true);
      setSwiper(undefined);
      setIndex(0);
    };
  }, [wanted, identity, settings, wrapper, slide]);

  const perform = (act: Act) => {
    if (swiper && !swiper.destroyed) return act(swiper);
    asked.current = act;
    setWanted(true);
  };
  const step = (by: 1 | -1) => perform(stepBy(by));
  const { frame, focused } = useFrame(step, () => setWanted(true));

  useEffect(() => {
    if (!swiper || swiper.destroyed || autoplayMs === undefined) return;
    if (playing && !focused) swiper.autoplay.start();
    else swiper.autoplay.stop();
  }, [swiper, playing, focused, autoplayMs]);

  return {
    frame,
    root,
    index,
    goTo: (next) =>
      perform((present) => (motion.loop ? present.slideToLoop(next) : present.slideTo(next))),
    step,
  };
}
