import { Skeleton } from '@playhouse/ui-kit';
import styles from './GameGrid.module.css';

export interface GameGridSkeletonProps {
  /** @default 12: four rows on a phone */
  tiles?: number;
}

/** What stands where tiles will: the same sizes, so that nothing jumps when they come. */
export function GameGridSkeleton({ tiles = 12 }: GameGridSkeletonProps) {
  return (
    <div className={styles.frame} aria-hidden="true">
      <div className={styles.placeholders}>
        {Array.from({ length: tiles }, (_, index) => (
          <div key={index}>
            <div className={styles.picture}>
              <Skeleton width="100%" height="100%" />
            </div>
            <div className={styles.caption}>
              <Skeleton width="80%" height="0.875rem" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
