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
            <Skeleton ratio="1:1" />
            <div className={styles.caption}>
              <Skeleton shape="text" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
