import styles from './skeletons.module.css';

const tabs = [1, 2, 3, 4];
const tiles = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const rows = [1, 2, 3];

/** One line, as high as the strip of hot matches. */
export function RowSkeleton() {
  return <div className={`${styles.bone} ${styles.row}`} />;
}

/** Tabs over a grid of tiles, as high as the popular games. */
export function GameGridSkeleton() {
  return (
    <div className={styles.games} aria-busy="true">
      <div className={styles.tabs}>
        {tabs.map((tab) => (
          <span key={tab} className={`${styles.bone} ${styles.tab}`} />
        ))}
      </div>
      <div className={styles.grid}>
        {tiles.map((tile) => (
          <span key={tile} className={`${styles.bone} ${styles.tile}`} />
        ))}
      </div>
    </div>
  );
}

/** A heading and three rows, as high as the winner board. */
export function WinnersSkeleton() {
  return (
    <div className={styles.winners} aria-busy="true">
      <span className={styles.heading} />
      {rows.map((row) => (
        <span key={row} className={`${styles.bone} ${styles.row}`} />
      ))}
    </div>
  );
}
