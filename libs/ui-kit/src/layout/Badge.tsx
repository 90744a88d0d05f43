import type { ReactNode } from 'react';
import { cx } from '../cx';
import styles from './Badge.module.css';

export interface BadgeProps {
  /** @default 'neutral' */
  tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info';
  /** `solid` for counts and ribbons, `soft` for states. @default 'soft' */
  look?: 'soft' | 'solid';
  className?: string;
  children: ReactNode;
}

/** A short word or count beside something. */
export function Badge({ tone = 'neutral', look = 'soft', className, children }: BadgeProps) {
  return (
    <span className={cx(styles.badge, styles[tone], styles[look], className)}>
      <span className={styles.word}>{children}</span>
    </span>
  );
}
