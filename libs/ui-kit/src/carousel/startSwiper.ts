import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';
import type { ResolvedMotion } from './types';

export interface SwiperClasses {
  wrapper: string;
  slide: string;
}

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
    initialSlide: index,
    autoplay:
      motion.autoplayMs === undefined
        ? false
        : { delay: motion.autoplayMs, disableOnInteraction: false, pauseOnMouseEnter: true },
    on: { realIndexChange: (swiper) => onChange(swiper.realIndex) },
  });
}
