import { GameGridSkeleton } from '../grid/GameGridSkeleton';
import styles from './HotGamesSkeleton.module.css';

/** Stand-in for a dozen popular games, in their size. */
export function HotGamesSkeleton() {
  return (
    <div className={styles.skeleton} aria-busy="true">
      <GameGridSkeleton />
    </div>
  );
}
