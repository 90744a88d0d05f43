import { useLanguage } from '@playhouse/i18n';
import { toInAppHref, useFollowLink } from '@playhouse/navigation';
import { imageSources, useMerchant } from '@playhouse/whitelabel';
import { useHomeAnnouncements } from '../useHomeAnnouncements';
import { BannerCarousel } from '../views/BannerCarousel';
import { BrandHero } from '../views/BrandHero';
import styles from './BannerBlock.module.css';

/** The banners, and the merchant's own hero until they are there or when there are none (HOME-01). */
export function BannerBlock() {
  const merchant = useMerchant();
  const { language } = useLanguage();
  const follow = useFollowLink();
  const { data } = useHomeAnnouncements();
  const banners = data?.banners ?? [];
  const description = merchant.description[language];
  const hero = <BrandHero name={merchant.name} description={description} />;
  const select = (bannerId: string) =>
    follow(banners.find((banner) => banner.bannerId === bannerId)?.link);
  const slides = banners.map((banner) => ({
    bannerId: banner.bannerId,
    title: banner.title ?? undefined,
    sources: imageSources(merchant, banner.url),
    href: toInAppHref(banner.link ?? ''),
  }));
  return (
    <section className={styles.frame}>
      {slides.length === 0 ? hero : <BannerCarousel banners={slides} onSelect={select} />}
    </section>
  );
}
