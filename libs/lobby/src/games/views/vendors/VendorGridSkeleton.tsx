import { Skeleton } from '@playhouse/ui-kit';
import styles from './VendorGrid.module.css';

/** Stand-in for a grid of vendors: cards of the same size. */
export function VendorGridSkeleton() {
  return (
    <div className={styles.grid} aria-hidden="true">
      {Array.from({ length: 9 }, (_, index) => (
        <div key={index} className={styles.card}>
          <Skeleton ratio="2:1" />
          <Skeleton shape="text" />
        </div>
      ))}
    </div>
  );
}
