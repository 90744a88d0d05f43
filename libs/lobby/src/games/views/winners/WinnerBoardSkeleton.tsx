import { Skeleton } from '@playhouse/ui-kit';
import styles from './WinnerBoardView.module.css';

/** Heading and three rows, in the size of the ticker. */
export function WinnerBoardSkeleton() {
  return (
    <div className={styles.board} aria-busy="true">
      <span className={styles.title} />
      <div className={styles.skeleton}>
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} className={styles.bone} />
        ))}
      </div>
    </div>
  );
}
