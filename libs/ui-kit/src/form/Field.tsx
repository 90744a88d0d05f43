import { useContext, useId, type ReactNode } from 'react';
import { cx } from '../cx';
import { spokenClass } from '../spoken/spokenClass';
import { FieldContext, type FieldControl } from './FieldContext';
import styles from './Field.module.css';
import { RefusalContext } from './RefusalContext';

export interface FieldProps {
  label: ReactNode;
  /** Name of the control, by which the form hands over what was refused of it. */
  name?: string;
  /** The error. Its line is kept free even without one, so that nothing jumps. */
  error?: ReactNode;
  /** Help that stays until an error takes its line. */
  hint?: ReactNode;
  /** Marks the label with a star and tells assistive technology. @default false */
  required?: boolean;
  /** Keeps the label for assistive technology only. @default false */
  hideLabel?: boolean;
  className?: string;
  /** One `TextInput`, `PasswordInput`, `Select`, `CaptchaInput` or `TextArea`. */
  children: ReactNode;
}

/** Label, control, hint and error of one value, wired by ids. */
export function Field(props: FieldProps) {
  const { label, name, hint, required = false, hideLabel = false, className } = props;
  const id = useId();
  const refusal = useContext(RefusalContext);
  const error = props.error || (name !== undefined && name === refusal?.field && refusal.text);
  const noteId = `${id}-note`;
  const note = error || hint;
  const control: FieldControl = {
    id,
    'aria-describedby': note ? noteId : undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
  };
  return (
    <div className={cx(styles.field, className)}>
      <label htmlFor={id} className={hideLabel ? spokenClass : styles.label}>
        {label}
        {required && (
          <span className={styles.star} aria-hidden="true">
            *
          </span>
        )}
      </label>
      <FieldContext value={control}>{props.children}</FieldContext>
      <p
        id={noteId}
        className={cx(styles.note, error ? styles.error : undefined)}
        aria-live="polite"
      >
        {note}
      </p>
    </div>
  );
}
