import { Image } from '@playhouse/ui-kit';
import type { VendorItem } from '../../logic/vendors';
import styles from './VendorHeader.module.css';

export interface VendorHeaderProps {
  vendor: VendorItem;
  /** Names of the categories that it has games of. */
  categories: readonly string[];
}

/** Head of a vendor's page: logo, name and categories (LAUNCH-03). */
export function VendorHeader({ vendor, categories }: VendorHeaderProps) {
  return (
    <div className={styles.header}>
      <Image
        sources={vendor.sources}
        alt=""
        ratio="2:1"
        fit="contain"
        className={styles.logo}
        fallbackIcon="dice"
      />
      <div>
        <p className={styles.name} aria-hidden="true">
          {vendor.name}
        </p>
        <p className={styles.categories}>{categories.join(' · ')}</p>
      </div>
    </div>
  );
}
