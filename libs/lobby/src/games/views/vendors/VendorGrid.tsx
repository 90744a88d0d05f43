import { Image } from '@playhouse/ui-kit';
import { Link } from 'react-router-dom';
import type { VendorItem } from '../../logic/vendors';
import styles from './VendorGrid.module.css';

export interface VendorGridProps {
  vendors: readonly VendorItem[];
  /** Where a vendor leads. */
  hrefOf: (vendor: VendorItem) => string;
}

/** Vendors as cards with logo and name; each leads to its page (POPG-01, LAUNCH-03). */
export function VendorGrid({ vendors, hrefOf }: VendorGridProps) {
  return (
    <ul className={styles.grid}>
      {vendors.map((vendor) => (
        <li key={vendor.code}>
          <Link to={hrefOf(vendor)} className={styles.card}>
            <Image sources={vendor.sources} alt="" ratio="2:1" fit="contain" fallbackIcon="dice" />
            <span className={styles.name}>{vendor.name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
