import { Carousel, Image, onPlainClick } from '@playhouse/ui-kit';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styles from './BannerCarousel.module.css';

/** Autoplay and speed of the banners, in milliseconds (HOME-01). */
const motion = { autoplayMs: 5000, speedMs: 500 } as const;

export interface BannerSlide {
  readonly bannerId: string;
  readonly title: string | undefined;
  /** Addresses of the picture, the next one tried when one fails. */
  readonly sources: readonly string[];
  /** Address of the site that it leads to; none where it leads nowhere, or out of the site. */
  readonly href: string | undefined;
}

interface BannerCarouselProps {
  readonly banners: readonly BannerSlide[];
  readonly onSelect: (bannerId: string) => void;
}

/** The merchant's banners: with more than one they play, loop and have dots (HOME-01). */
export function BannerCarousel({ banners, onSelect }: BannerCarouselProps) {
  const intl = useIntl();
  const items = banners.map((banner, index) => ({
    key: banner.bannerId,
    content: (
      <Slide href={banner.href} onSelect={() => onSelect(banner.bannerId)}>
        <Image
          className={styles.picture}
          fetched={index === 0 ? 'first' : 'near'}
          sources={banner.sources}
          alt={
            banner.title ??
            intl.formatMessage({ id: 'shell.banner.untitled' }, { number: index + 1 })
          }
        />
      </Slide>
    ),
  }));
  return (
    <Carousel
      {...motion}
      pagination
      loop={banners.length > 1}
      label={intl.formatMessage({ id: 'shell.banner.label' })}
      items={items}
    />
  );
}

interface SlideProps {
  readonly href: string | undefined;
  readonly onSelect: () => void;
  readonly children: ReactNode;
}

/** A banner that stays in the site is a link; one that leaves it asks first, which only a button can. */
function Slide({ href, onSelect, children }: SlideProps) {
  return href === undefined ? (
    <button type="button" className={styles.slide} onClick={onSelect}>
      {children}
    </button>
  ) : (
    <a className={styles.slide} href={href} draggable={false} onClick={onPlainClick(onSelect)}>
      {children}
    </a>
  );
}
