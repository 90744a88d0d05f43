import { useId, type ReactNode } from 'react';
import { cx } from '../cx';
import styles from './SegmentedControl.module.css';

export interface SegmentedControlProps<T extends string> {
  /** Spoken name of the group. */
  label: string;
  options: readonly { value: T; label: ReactNode; disabled?: boolean }[];
  value: T;
  onChange: (value: T) => void;
  className?: string;
}

/** A few choices side by side of which one holds: radio buttons in a pill. */
export function SegmentedControl<T extends string>(props: SegmentedControlProps<T>) {
  const { label, options, value, onChange, className } = props;
  const name = useId();
  return (
    <fieldset className={cx(styles.group, className)} aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={name}
            className={styles.input}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          <span className={styles.text}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
