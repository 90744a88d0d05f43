import type { ChangeEvent, ComponentProps, ReactNode } from 'react';
import { cx } from '../cx';
import { Icon } from '../icon/Icon';
import type { IconName } from '../icon/glyphs';
import { useFieldControl } from './FieldContext';
import styles from './TextInput.module.css';

export interface TextInputProps extends ComponentProps<'input'> {
  /** Decoration at the start. */
  icon?: IconName;
  /** Before the typed text, such as a dialling code. */
  start?: ReactNode;
  /** After the typed text, such as a button. */
  end?: ReactNode;
  /** Drops all but 0 to 9 while typing or pasting, and asks for the number keys. @default false */
  digitsOnly?: boolean;
}

/** A text box. Inside a `Field` it takes its id and descriptions; spread `register()` of a form onto it. */
export function TextInput(props: TextInputProps) {
  const { icon, start, end, digitsOnly = false, className, onChange, ...rest } = props;
  const field = useFieldControl();
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.target;
    const digits = input.value.replace(/\D/g, '');
    if (digitsOnly && digits !== input.value) input.value = digits;
    return onChange?.(event);
  };
  return (
    <div className={cx(styles.box, className)}>
      {icon && <Icon name={icon} className={styles.icon} />}
      {start}
      <input
        type="text"
        inputMode={digitsOnly ? 'numeric' : undefined}
        {...field}
        {...rest}
        onChange={change}
        className={styles.input}
      />
      {end}
    </div>
  );
}
