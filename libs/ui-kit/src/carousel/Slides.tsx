import type { RefObject } from 'react';
import { useIntl } from 'react-intl';
import { cx } from '../cx';
import styles from './Carousel.module.css';
import type { CarouselItem, ResolvedMotion } from './types';

interface SlidesProps {
  root: RefObject<HTMLDivElement | null>;
  items: readonly CarouselItem[];
  /** Changes when the slides do: swiper has moved the old ones about, so new ones start afresh. */
  identity: string;
  /** The first slide in view. */
  index: number;
  motion: ResolvedMotion;
  /** Whether any of them can come next: somebody has them in hand. */
  inHand: boolean;
}

export const slideClasses = {
  wrapper: styles.wrapper ?? 'wrapper',
  slide: styles.slide ?? 'slide',
};

/**
 * The slides, laid out as swiper will; those out of view can be neither focused nor read out. What plays by itself holds
 * those in view and their neighbours: the others are empty places, and no work for a page that is still on its way.
 */
export function Slides({ root, items, identity, index, motion, inHand }: SlidesProps) {
  const { formatMessage } = useIntl();
  const total = items.length;
  const ahead = (slide: number) => (slide - index + total) % total;
  const inView = (slide: number) => ahead(slide) < motion.slidesPerView;
  const near = (slide: number) => (ahead(slide) + 1) % total < motion.slidesPerView + 2;
  return (
    <div
      ref={root}
      className={cx(styles.window, styles[motion.direction])}
      data-view={motion.slidesPerView}
      data-gap={motion.gap}
    >
      <div key={identity} className={slideClasses.wrapper}>
        {items.map((item, slide) => (
          <div
            key={item.key}
            className={slideClasses.slide}
            role="group"
            aria-label={formatMessage({ id: 'ui.carousel.position' }, { number: slide + 1, total })}
            inert={!inView(slide)}
          >
            {(inHand || near(slide)) && item.content}
          </div>
        ))}
      </div>
    </div>
  );
}
