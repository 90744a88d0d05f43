import type Swiper from 'swiper';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ResolvedMotion } from './types';
import type { SwiperClasses } from './startSwiper';
import { restoreOrder } from './stepByItself';
import { useFrame } from './useFrame';
import { usePlay } from './usePlay';

export interface SwiperControl {
  /** Put on the element that holds all, whose keys, touches and focus count. */
  frame: React.RefObject<HTMLElement | null>;
  /** Put on the element that holds the wrapper. */
  root: React.RefObject<HTMLDivElement | null>;
  /** The first slide in view. */
  index: number;
  /** Whether somebody has the slides in hand: then each of them may come next. */
  inHand: boolean;
  goTo: (index: number) => void;
  step: (by: 1 | -1) => void;
}

type Act = (swiper: Swiper) => void;

const stepBy =
  (by: 1 | -1): Act =>
  (swiper) =>
    by === 1 ? swiper.slideNext() : swiper.slidePrev();

/** The first slide in view; others than those that it belongs to begin at their first. */
function useIndex(identity: string) {
  const [at, setAt] = useState({ identity, index: 0 });
  const setIndex = useCallback((index: number) => setAt({ identity, index }), [identity]);
  return [at.identity === identity ? at.index : 0, setIndex] as const;
}

/**
 * Brings static slides to life: they play by themselves without swiper, which comes when somebody takes them in
 * hand, by a finger, a key or a dot. `identity` names the slides: others start it over. Until then, and when its
 * code cannot be fetched, they go on as they were.
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
  const [index, setIndex] = useIndex(identity);
  const settings = JSON.stringify(motion);
  const { autoplayMs } = motion;
  const { wrapper, slide } = classes;

  const perform = (act: Act) => {
    if (swiper && !swiper.destroyed) return act(swiper);
    asked.current = act;
    setWanted(true);
  };
  const step = (by: 1 | -1) => perform(stepBy(by));
  const { frame, focused } = useFrame({
    axis: motion.direction === 'vertical' ? 'clientY' : 'clientX',
    step,
    onTouch: () => {
      setWanted(true);
      return swiper !== undefined;
    },
  });
  usePlay({ root, index, settings, on: playing && !focused && !wanted, onMoved: setIndex });
  const present = useEffectEvent(() => index);

  useEffect(() => {
    if (!wanted) return undefined;
    let started: Swiper | undefined;
    let current = true;
    import('./startSwiper')
      .then(({ startSwiper }) => {
        const element = root.current;
        if (!current || !element) return;
        const parsed = JSON.parse(settings) as ResolvedMotion;
        if (element.firstElementChild) restoreOrder(element.firstElementChild);
        started = startSwiper(element, parsed, { wrapper, slide }, present(), setIndex);
        setSwiper(started);
      })
      // Goes on as it was; the next wish tries again.
      .catch(() => setWanted(false));
    return () => {
      current = false;
      started?.destroy(true, true);
      setSwiper(undefined);
      setIndex(0);
    };
  }, [wanted, settings, wrapper, slide, setIndex]);

  // Not when it starts: whoever asks between that and the rendering which knows of it would not be heard.
  useEffect(() => {
    if (!swiper || swiper.destroyed) return;
    asked.current?.(swiper);
    asked.current = undefined;
  }, [swiper]);

  useEffect(() => {
    if (!swiper || swiper.destroyed || autoplayMs === undefined) return;
    if (playing && !focused) swiper.autoplay.start();
    else swiper.autoplay.stop();
  }, [swiper, playing, focused, autoplayMs]);

  return {
    frame,
    root,
    index,
    inHand: wanted,
    goTo: (next) =>
      perform((present) => (motion.loop ? present.slideToLoop(next) : present.slideTo(next))),
    step,
  };
}
