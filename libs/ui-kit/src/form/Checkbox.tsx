import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from '../cx';
import styles from './Checkbox.module.css';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** Beside the box; pressing it toggles too. May hold a link. */
  label: ReactNode;
  /** The error, shown below and tied to the box. */
  error?: ReactNode;
  /** `switch` shows a sliding knob and is spoken as a switch. @default 'box' */
  look?: 'box' | 'switch';
}

/** A native checkbox with its own label; spread `register()` of a form onto it. */
export function Checkbox({ label, error, look = 'box', className, ...rest }: CheckboxProps) {
  const errorId = useId();
  return (
    <div className={cx(styles.checkbox, className)}>
      <label className={styles.label}>
        <input
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          {...rest}
          type="checkbox"
          role={look === 'switch' ? 'switch' : undefined}
          className={look === 'switch' ? styles.switch : styles.box}
        />
        <span>{label}</span>
      </label>
      {error && (
        <p id={errorId} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
