import { useState, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { cx } from '../cx';
import { useReducedMotion } from '../content/useReducedMotion';
import { uiMessages } from '../messages';
import { CarouselControls } from './CarouselControls';
import styles from './Carousel.module.css';
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
  /** A button that stops and starts what plays by itself. @default true */
  pauseButton?: boolean;
  className?: string;
}

const classes = { wrapper: styles.wrapper ?? 'wrapper', slide: styles.slide ?? 'slide' };
const forward = ['ArrowRight', 'ArrowDown'];
const backward = ['ArrowLeft', 'ArrowUp'];

/**
 * Slides to swipe, step through by arrow keys, or watch. The first ones stand still at their final
 * size until swiper is there. A vertical carousel needs `--carousel-slide` (the height of a slide)
 * from `className`. It holds still with reduced motion and while the focus is inside.
 */
export function Carousel(props: CarouselProps) {
  const { label, items, className } = props;
  const { formatMessage } = useIntl();
  const reduced = useReducedMotion();
  const [paused, setPaused] = useState(false);
  const [focused, setFocused] = useState(false);
  const motion = resolveMotion(props, items.length);
  const identity = items.map((item) => item.key).join('\n');
  const playing = !paused && !reduced && !focused;
  const { root, index, goTo, step } = useSwiper(identity, motion, classes, playing);
  const inView = (slide: number) =>
    (slide - index + items.length) % items.length < motion.slidesPerView;
  const onKeyDown = (event: KeyboardEvent) => {
    if (![...forward, ...backward].includes(event.key)) return;
    event.preventDefault();
    step(forward.includes(event.key) ? 1 : -1);
  };
  return (
    <section
      className={cx(styles.carousel, className)}
      aria-roledescription="carousel"
      aria-label={label}
      onKeyDown={onKeyDown}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <div
        ref={root}
        className={cx(styles.window, styles[motion.direction])}
        data-view={motion.slidesPerView}
        data-gap={motion.gap}
      >
        <div key={identity} className={classes.wrapper}>
          {items.map((item, slide) => (
            <div
              key={item.key}
              className={classes.slide}
              role="group"
              aria-label={formatMessage(uiMessages.slidePosition, {
                number: slide + 1,
                total: items.length,
              })}
              inert={!inView(slide)}
            >
              {item.content}
            </div>
          ))}
        </div>
      </div>
      <CarouselControls
        {...props}
        count={items.length}
        index={index}
        movable={items.length > motion.slidesPerView}
        playable={motion.autoplayMs !== undefined && !reduced}
        paused={paused}
        onPause={setPaused}
        onGoTo={goTo}
        onStep={step}
      />
    </section>
  );
}
