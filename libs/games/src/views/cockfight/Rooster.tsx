/** @jsxImportSource preact */
import styles from './Rooster.module.css';

export interface RoosterProps {
  readonly side: 'meron' | 'wala';
  /** A bird waits, fights, has won, or lies on the ground. */
  readonly mood: 'waits' | 'fights' | 'wins' | 'falls';
}

/** A rooster that looks to the right, in meron's red or wala's blue. */
export function Rooster({ side, mood }: RoosterProps) {
  return (
    <g className={styles.rooster} data-side={side} data-mood={mood}>
      <path
        className={styles.tail}
        d="M34 72C8 66 2 40 14 18c4 14 10 18 16 22-4-14-2-24 8-32 0 16 6 26 14 38Z"
      />
      <path
        className={styles.body}
        d="M28 66c0-16 14-24 30-22 8-10 10-18 10-26 0-8 8-12 15-9 7 4 8 12 6 20-2 12-4 18-6 28-4 20-22 28-38 22-10-3-17-6-17-13Z"
      />
      <path className={styles.wing} d="M36 62c8-8 20-8 32-2-4 14-24 18-32 2Z" />
      <path className={styles.comb} d="M68 14c-2-8 3-10 6-6 1-8 7-8 9-2 4-5 9-2 7 5Z" />
      <path className={styles.beak} d="M88 18l14 5-13 5Z" />
      <path className={styles.comb} d="M86 29c5 2 6 8 2 11-4-2-5-7-2-11Z" />
      <circle className={styles.eye} cx="82" cy="19" r="2.6" />
      <path className={styles.leg} d="M50 79v18m0 0-8 4m8-4 9 4M63 78v19m0 0-7 4m7-4 10 4" />
    </g>
  );
}
