import { Carousel, Image } from '@playhouse/ui-kit';
import { useIntl } from 'react-intl';
import { homeMessages } from '../homeMessages';
import styles from './BannerCarousel.module.css';

/** Autoplay and speed of the banners, in milliseconds (HOME-01). */
const motion = { autoplayMs: 5000, speedMs: 500 } as const;

export interface BannerSlide {
  readonly bannerId: string;
  readonly title: string | undefined;
  /** Addresses of the picture, the next one tried when one fails. */
  readonly sources: readonly string[];
}

interface BannerCarouselProps {
  readonly banners: readonly BannerSlide[];
  readonly onSelect: (bannerId: string) => void;
}

/** The merchant's banners: with more than one they play, loop and have dots (HOME-01). */
export function BannerCarousel({ banners, onSelect }: BannerCarouselProps) {
  const intl = useIntl();
  const items = banners.map(({ bannerId, title, sources }, index) => ({
    key: bannerId,
    content: (
      <button type="button" className={styles.slide} onClick={() => onSelect(bannerId)}>
        <Image
          className={styles.picture}
          priority={index === 0}
          sources={sources}
          alt={title ?? intl.formatMessage(homeMessages.banner, { number: index + 1 })}
        />
      </button>
    ),
  }));
  return (
    <Carousel
      {...motion}
      pagination
      loop={banners.length > 1}
      label={intl.formatMessage(homeMessages.banners)}
      items={items}
    />
  );
}
