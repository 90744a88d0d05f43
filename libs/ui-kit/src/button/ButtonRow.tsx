import type { ReactNode } from 'react';
import { cx } from '../cx';
import styles from './ButtonRow.module.css';

export interface ButtonRowProps {
  /** Buttons, or links that look like them. */
  children: ReactNode;
  className?: string | undefined;
}

/** Buttons side by side, equally wide, as long as no word of them breaks; below each other where one would. */
export function ButtonRow({ children, className }: ButtonRowProps) {
  return <div className={cx(styles.row, className)}>{children}</div>;
}
