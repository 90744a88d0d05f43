import type { RefObject } from 'react';
import { useIntl } from 'react-intl';
import { cx } from '../cx';
import { uiMessages } from '../messages';
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
}

export const slideClasses = {
  wrapper: styles.wrapper ?? 'wrapper',
  slide: styles.slide ?? 'slide',
};

/** The slides, laid out as swiper will; those out of view can be neither focused nor read out. */
export function Slides({ root, items, identity, index, motion }: SlidesProps) {
  const { formatMessage } = useIntl();
  const total = items.length;
  const inView = (slide: number) => (slide - index + total) % total < motion.slidesPerView;
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
            aria-label={formatMessage(uiMessages.slidePosition, { number: slide + 1, total })}
            inert={!inView(slide)}
          >
            {item.content}
          </div>
        ))}
      </div>
    </div>
  );
}
