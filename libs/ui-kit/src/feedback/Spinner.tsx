import { cx } from '../cx';
import styles from './Spinner.module.css';

export interface SpinnerProps {
  /** Spoken name. Without it the spinner is decoration: its surroundings say that something loads. */
  label?: string;
  /** @default 'm' */
  size?: 's' | 'm' | 'l';
  className?: string;
}

/** A turning ring; with reduced motion it pulses instead. */
export function Spinner({ label, size = 'm', className }: SpinnerProps) {
  const speech = label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true };
  return <span className={cx(styles.spinner, styles[size], className)} {...speech} />;
}
