import { Skeleton } from '@playhouse/ui-kit';
import styles from './LotteryList.module.css';

/** Stand-in for a list of lotteries: rows of the same height. */
export function LotteryListSkeleton({ rows = 5 }: { rows?: number }) {
  return (
    <div className={styles.list}>
      {Array.from({ length: rows }, (_, index) => (
        <Skeleton key={index} className={styles.bone} />
      ))}
    </div>
  );
}
