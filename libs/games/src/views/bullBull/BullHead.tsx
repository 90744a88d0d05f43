/** @jsxImportSource preact */
import styles from './BullHead.module.css';

/** A bull's head; it nods when it has won. */
export function BullHead({ hasWon }: { readonly hasWon: boolean }) {
  return (
    <svg className={styles.bull} data-won={hasWon} viewBox="0 0 120 90" aria-hidden="true">
      <path
        className={styles.horn}
        d="M34 34C14 34 4 22 6 4c8 14 18 16 32 16ZM86 34c20 0 30-12 28-30-8 14-18 16-32 16Z"
      />
      <path className={styles.ear} d="M30 40 10 42c4 10 12 12 22 8ZM90 40l20 2c-4 10-12 12-22 8Z" />
      <path
        className={styles.head}
        d="M32 22c16-10 40-10 56 0 4 20-2 40-12 56-8 12-24 12-32 0-10-16-16-36-12-56Z"
      />
      <ellipse className={styles.muzzle} cx="60" cy="72" rx="18" ry="14" />
      <circle className={styles.dark} cx="46" cy="42" r="4.5" />
      <circle className={styles.dark} cx="74" cy="42" r="4.5" />
      <circle className={styles.dark} cx="53" cy="70" r="3.5" />
      <circle className={styles.dark} cx="67" cy="70" r="3.5" />
      <path className={styles.ring} d="M53 76a7 7 0 0 0 14 0" />
    </svg>
  );
}
