import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';
import type { ResolvedMotion } from './types';

export interface SwiperClasses {
  wrapper: string;
  slide: string;
}

/**
 * How much of a slide a finger has to go to turn it, however slowly. Swiper's own half would take back a push by which the
 * first touch, which turns without swiper, has turned.
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
