import styles from './DigitColumn.module.css';

const digits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** A column that shows 0 to 9 one above the other and rolls to `digit` (JACK-01). */
export function DigitColumn({ digit }: { readonly digit: number }) {
  return (
    <span className={styles.window}>
      {/* An attribute, not an inline style: the prerendered page must pass `style-src 'self'`. */}
      <span className={styles.column} data-digit={digit}>
        {digits.map((each) => (
          <span key={each} className={styles.digit}>
            {each}
          </span>
        ))}
      </span>
    </span>
  );
}
