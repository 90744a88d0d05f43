/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import styles from './Banner.module.css';

/** A line over a table that tells where the round stands, also to a screen reader. */
export function Banner({ children }: { readonly children?: ComponentChildren }) {
  return (
    <p className={styles.banner} aria-live="polite">
      {children}
    </p>
  );
}
