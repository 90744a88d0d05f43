import { cx } from '../cx';
import { usePageMotion } from '../content/pageMotion';
import { useReducedMotion } from '../content/useReducedMotion';
import styles from './Carousel.module.css';
import { CarouselArrow } from './CarouselArrow';
import { CarouselControls } from './CarouselControls';
import { slideClasses, Slides } from './Slides';
import { resolveMotion, type CarouselItem, type CarouselMotion } from './types';
import { useSwiper } from './useSwiper';

export interface CarouselProps extends CarouselMotion {
  /** Spoken name of the carousel. */
  label: string;
  items: readonly CarouselItem[];
  /** Dots, one for each slide. @default false */
  pagination?: boolean;
  /** Buttons for the previous and the next slide. @default false */
  arrows?: boolean;
  className?: string;
}

/**
 * Slides to swipe, step through by arrow keys, or watch. The first ones stand still at their final
 * size until swiper is there. A vertical carousel needs `--carousel-slide` (the height of a slide)
 * from `className`. It holds still with reduced motion, under the pointer and with focus inside.
 */
export function Carousel(props: CarouselProps) {
  const { label, items, arrows = false, pagination, className } = props;
  const reduced = useReducedMotion();
  const motion = resolveMotion(props, items.length);
  const identity = items.map((item) => item.key).join('\n');
  const last = items.length - motion.slidesPerView;
  const movable = last > 0;
  const moves = movable && motion.autoplayMs !== undefined && !reduced;
  const pageMotion = usePageMotion(moves);
  const { frame, root, index, inHand, goTo, step } = useSwiper(
    identity,
    motion,
    slideClasses,
    !pageMotion.paused && !reduced,
  );
  return (
    <section
      ref={frame}
      className={cx(styles.carousel, className)}
      aria-roledescription="carousel"
      aria-label={label}
    >
      {arrows && movable && (
        <CarouselArrow to="previous" atEnd={!motion.loop && index === 0} onPress={() => step(-1)} />
      )}
      <Slides
        root={root}
        items={items}
        identity={identity}
        index={index}
        motion={motion}
        inHand={inHand}
      />
      {arrows && movable && (
        <CarouselArrow to="next" atEnd={!motion.loop && index >= last} onPress={() => step(1)} />
      )}
      {movable && (
        <CarouselControls
          pagination={pagination}
          count={items.length}
          index={index}
          pageMotion={pageMotion}
          onGoTo={goTo}
        />
      )}
    </section>
  );
}
