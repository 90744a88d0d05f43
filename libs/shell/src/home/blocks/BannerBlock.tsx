import { useLanguage } from '@playhouse/i18n';
import { toInAppHref, useFollowLink } from '@playhouse/navigation';
import { useSession } from '@playhouse/session';
import { useWithPictures } from '@playhouse/ui-kit';
import { imageSources, useMerchant } from '@playhouse/whitelabel';
import { useHomeAnnouncements } from '../useHomeAnnouncements';
import { BannerCarousel } from '../views/BannerCarousel';
import { BrandHero } from '../views/BrandHero';
import styles from './BannerBlock.module.css';

const none: readonly never[] = [];

/** The banners, and the merchant's own hero until they are there or when there are none (HOME-01). */
export function BannerBlock() {
  const merchant = useMerchant();
  const { language } = useLanguage();
  const follow = useFollowLink();
  const isMember = useSession() !== undefined;
  const { data, isPlaceholderData } = useHomeAnnouncements();
  // A page arrives with a visitor's: what is meant for visitors is not for a member.
  const latest = (!(isMember && isPlaceholderData) && data?.banners) || none;
  const banners = useWithPictures(`${language} ${String(isMember)}`, latest, (shown) =>
    shown.slice(0, 1).flatMap(({ url }) => imageSources(merchant, url).slice(0, 1)),
  );
  const select = (bannerId: string) =>
    follow(banners.find((banner) => banner.bannerId === bannerId)?.link);
  const slides = banners.map((banner) => ({
    bannerId: banner.bannerId,
    title: banner.title ?? undefined,
    sources: imageSources(merchant, banner.url),
    href: toInAppHref(banner.link ?? ''),
  }));
  return (
    <section className={styles.frame} data-personal data-line="banner">
      {slides.length === 0 ? <BrandHero /> : <BannerCarousel banners={slides} onSelect={select} />}
    </section>
  );
}
