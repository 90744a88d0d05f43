import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';
import type { ResolvedMotion } from './types';

export interface SwiperClasses {
  wrapper: string;
  slide: string;
}

/**
 * How much of a slide a finger goes that means to turn and takes its time. With half of it, as swiper has it, a push by which
 * the first touch turns would be taken back by every later one.
 */
const turnShare = 0.2;

/** Puts swiper on markup that is on the page already, at the slide in view; tells which slide comes to the front. */
export function startSwiper(
  root: HTMLElement,
  motion: ResolvedMotion,
  classes: SwiperClasses,
  index: number,
  onChange: (index: number) => void,
): Swiper {
  return new Swiper(root, {
    modules: [Autoplay],
    wrapperClass: classes.wrapper,
    slideClass: classes.slide,
    direction: motion.direction,
    slidesPerView: motion.slidesPerView,
    spaceBetween: motion.gap,
    speed: motion.speedMs,
    loop: motion.loop,
    longSwipesRatio: turnShare,
    initialSlide: index,
    autoplay:
      motion.autoplayMs === undefined
        ? false
        : { delay: motion.autoplayMs, disableOnInteraction: false, pauseOnMouseEnter: true },
    on: { realIndexChange: (swiper) => onChange(swiper.realIndex) },
  });
}
