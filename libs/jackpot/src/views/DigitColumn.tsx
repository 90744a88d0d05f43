import styles from './DigitColumn.module.css';

/** One text, of which each digit is a line: an element for each would be a seventh of home. */
const digits = '0123456789';

/** A column that shows 0 to 9 one above the other and rolls to `digit` (JACK-01). */
export function DigitColumn({ digit }: { readonly digit: number }) {
  return (
    <span className={styles.window}>
      {/* An attribute, not an inline style: the prerendered page must pass `style-src 'self'`. */}
      <span className={styles.column} data-digit={digit}>
        {digits}
      </span>
    </span>
  );
}
