import { Image } from '@playhouse/ui-kit';
import { FormattedMessage } from 'react-intl';
import { categoryName } from '@playhouse/categories';
import type { VendorItem } from '../../logic/vendors';
import styles from './VendorHeader.module.css';

export interface VendorHeaderProps {
  vendor: VendorItem;
  category: string;
}

/** Head of a vendor's page: logo, name and category (LAUNCH-03). */
export function VendorHeader({ vendor, category }: VendorHeaderProps) {
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
        <p className={styles.category}>
          <FormattedMessage id={categoryName(category)} />
        </p>
      </div>
    </div>
  );
}
