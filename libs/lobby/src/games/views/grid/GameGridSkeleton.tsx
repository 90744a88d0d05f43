import { Skeleton } from '@playhouse/ui-kit';
import styles from './GameGridSkeleton.module.css';
import tiles from './tiles.module.css';

export interface GameGridSkeletonProps {
  /** @default 12: four rows on a phone */
  tiles?: number;
}

/** Stands where tiles will, in the same sizes, so that nothing jumps when they come. */
export function GameGridSkeleton({ tiles: count = 12 }: GameGridSkeletonProps) {
  return (
    <div className={tiles.frame} aria-hidden="true">
      <div className={tiles.grid}>
        {Array.from({ length: count }, (_, index) => (
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
